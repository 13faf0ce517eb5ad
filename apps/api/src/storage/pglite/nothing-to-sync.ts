/** What a folder or a closed file answers to fsync on some systems; there is nothing to write then. */
export const NOTHING_TO_SYNC: readonly string[] = ['EPERM', 'EBADF', 'EINVAL', 'EISDIR']
