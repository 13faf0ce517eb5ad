import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program of the processes that read bank files; the build puts it next to the server. */
export const readerProgram = join(dirname(fileURLToPath(import.meta.url)), 'bank-file-reader.mjs')
