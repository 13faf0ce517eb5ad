/** The shell's service worker: its chunk name and its file, whose URL never changes. */
export const SERVICE_WORKER = 'service-worker'
export const SERVICE_WORKER_FILE = `${SERVICE_WORKER}.js`
