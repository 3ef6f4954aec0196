/* What a list of ten rows costs in plain ncurses: the floor that `make bench` measures against.
   usage: list FILE     a row a line, at most 100; Up and Down move, q leaves */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 100, COLUMNS = 45 };

static char rows[MOST][COLUMNS + 1];
static int count;

static int load(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    while (count < MOST && fgets(rows[count], sizeof rows[count], file)) {
        rows[count][strcspn(rows[count], "\n")] = 0;
        count++;
    }
    fclose(file);
    return count > 0;
}

/* A row is as wide as the list, so that moving the bar changes as many cells as in a menu. */
static void draw(WINDOW *list, int row, int is_chosen)
{
    if (is_chosen)
        wattr_on(list, A_REVERSE, NULL);
    mvwprintw(list, row + 1, 1, "%-*s", COLUMNS, rows[row]);
    if (is_chosen)
        wattr_off(list, A_REVERSE, NULL);
}

int main(int argc, char **argv)
{
    setlocale(LC_ALL, "");
    if (argc != 2 || !load(argv[1])) {
        fprintf(stderr, "usage: list FILE\n");
        return 2;
    }
    initscr();
    cbreak();
    noecho();
    curs_set(0);
    WINDOW *list = newwin(count + 2, COLUMNS + 2, 2, 2);
    if (!list) {
        endwin();
        return 69;
    }
    keypad(list, TRUE);
    box(list, 0, 0);
    for (int row = 0; row < count; row++)
        draw(list, row, row == 0);

    /* wgetch draws what has changed before it waits. */
    for (int chosen = 0, key; (key = wgetch(list)) != 'q' && key != ERR;) {
        int next = key == KEY_DOWN ? chosen + 1 : key == KEY_UP ? chosen - 1 : chosen;
        if (next < 0 || next >= count || next == chosen)
            continue;
        draw(list, chosen, 0);
        draw(list, next, 1);
        chosen = next;
    }
    endwin();
    return 0;
}
