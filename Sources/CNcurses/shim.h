// The wide-character half of ncurses is only declared when this is set before the header.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// Macros with casts, shifts or tests do not reach Swift, so their values get names here.
static const attr_t cards_A_BOLD = A_BOLD;
static const attr_t cards_A_DIM = A_DIM;
static const attr_t cards_A_ITALIC = A_ITALIC;
static const attr_t cards_A_UNDERLINE = A_UNDERLINE;
static const attr_t cards_A_REVERSE = A_REVERSE;

// A file without a name, in memory where the system has that: ncurses draws into it, and the
// program sends what it drew in one write.
#ifdef __linux__
extern int memfd_create(const char *, unsigned int);
#endif
static inline int cards_memory_file(void) {
#ifdef __linux__
  return memfd_create("cards", 1u /* MFD_CLOEXEC */);
#else
  FILE *file = tmpfile();
  int copy = file ? dup(fileno(file)) : -1;
  if (file) fclose(file);
  return copy;
#endif
}

// ioctl is variadic, which Swift cannot call.
static inline int cards_window_size(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *width = size.ws_col;
  *height = size.ws_row;
  return 0;
}

// wcwidth is only declared with _XOPEN_SOURCE, and needs the locale that ncurses works in.
extern int wcwidth(wchar_t);
static inline int cards_wcwidth(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

// One cell for ncurses: at most five scalars, as its own limit is.
static inline void cards_set_cell(
    cchar_t *cell, const unsigned int *scalars, int count, attr_t attributes, short pair) {
  wchar_t text[CCHARW_MAX + 1];
  int used = 0;
  for (; used < count && used < CCHARW_MAX; used++) text[used] = (wchar_t)scalars[used];
  text[used] = 0;
  setcchar(cell, text, attributes, pair, 0);
}

// The window of the current terminal; the global variable is not for Swift.
static inline WINDOW *cards_standard_window(void) { return stdscr; }

// Whether the current terminal has a capability of this name.
static inline int cards_has_capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value != 0 && value != (char *)-1;
}
