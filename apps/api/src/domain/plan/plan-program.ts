import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program of the plan pool's worker threads; the build puts it next to the server. */
export const planProgram = join(dirname(fileURLToPath(import.meta.url)), 'plan-worker.mjs')
