// The wide-character half of ncurses is only declared when this is set before the header.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>
#include <term.h>

// Macros with casts, shifts or tests do not reach Swift, so their values get names here.
static const attr_t cards_A_BOLD = A_BOLD;
static const attr_t cards_A_DIM = A_DIM;
static const attr_t cards_A_ITALIC = A_ITALIC;
static const attr_t cards_A_UNDERLINE = A_UNDERLINE;
static const attr_t cards_A_REVERSE = A_REVERSE;

// Swift 6 does not let global variables of C be read.
static inline WINDOW *cards_standard_window(void) { return stdscr; }

// The C library declares these two only under feature macros that Swift does not set.
int wcwidth(wchar_t);
#ifdef __linux__
int memfd_create(const char *, unsigned int);
#endif
