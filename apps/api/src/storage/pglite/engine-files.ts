import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build puts what the embedded database needs beside the server. */
const folder = dirname(fileURLToPath(import.meta.url))

/** The program of the database's thread. */
export const engineProgram = join(folder, 'engine-worker.mjs')

/** The folder of a database without tables, which every first start copies. */
export const templateFolder = join(folder, 'template')
