import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build puts the files of the embedded database next to the server. */
const folder = dirname(fileURLToPath(import.meta.url))

/** The program of the database's thread. */
export const engineProgram = join(folder, 'engine-worker.mjs')

/** A data folder without tables, which every first start copies. */
export const templateFolder = join(folder, 'template')
