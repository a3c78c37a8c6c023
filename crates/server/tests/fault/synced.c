/* A disk that forgets: keeps a copy of each file as it was when it was last synced.
 *
 * Preloaded into the server. After a kill -9 the page cache still has every write, synced or not; the copies in
 * FAULT_SYNCED have only what a power cut would have left of the files in FAULT_DATA. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A synced folder forgets files that were removed from it. */
static void keep_folder(const char *data, const char *synced) {
    DIR *folder = opendir(synced);
    if (!folder) return;
    for (struct dirent *entry; (entry = readdir(folder));) {
        char there[4200], here[4200];
        snprintf(there, sizeof there, "%s/%s", data, entry->d_name);
        snprintf(here, sizeof here, "%s/%s", synced, entry->d_name);
        if (access(there, F_OK) != 0) unlink(here);
    }
    closedir(folder);
}

static void keep(int fd) {
    const char *data = getenv("FAULT_DATA"), *synced = getenv("FAULT_SYNCED");
    if (!data || !synced) return;
    char link[64], path[4096], part[4200], kept[4200], buffer[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    if (strncmp(path, data, strlen(data)) != 0) return;
    if (strcmp(path, data) == 0) {
        keep_folder(data, synced);
        return;
    }
    int from = open(path, O_RDONLY);
    if (from < 0) return;
    snprintf(kept, sizeof kept, "%s/%s", synced, strrchr(path, '/') + 1);
    snprintf(part, sizeof part, "%s.part", kept);
    int to = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (to >= 0) {
        ssize_t got;
        while ((got = read(from, buffer, sizeof buffer)) > 0)
            if (write(to, buffer, (size_t)got) != got) break;
        close(to);
        rename(part, kept);
    }
    close(from);
}

int fsync(int fd) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int result = real(fd);
    if (result == 0) keep(fd);
    return result;
}

int fdatasync(int fd) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int result = real(fd);
    if (result == 0) keep(fd);
    return result;
}
