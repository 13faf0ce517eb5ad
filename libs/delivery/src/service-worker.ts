/** The shell's service worker: its name in the build, and its file, whose address never changes. */
export const SERVICE_WORKER = 'service-worker'
export const SERVICE_WORKER_FILE = `${SERVICE_WORKER}.js`
