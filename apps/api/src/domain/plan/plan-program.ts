import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program of a thread of the plan's pool; the build puts it beside the server. */
export const planProgram = join(dirname(fileURLToPath(import.meta.url)), 'plan-worker.mjs')
