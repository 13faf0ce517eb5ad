/** Error codes of fsync on a folder or closed file on some systems; there is nothing to write then. */
export const IGNORED_SYNC_ERRORS: readonly string[] = ['EPERM', 'EBADF', 'EINVAL', 'EISDIR']
