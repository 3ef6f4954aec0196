#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#include <spawn.h>

// glibc shows these to GNU programs only, which a Swift program is not.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
#endif
#include <vterm.h>
