import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// The bundler writes the address of this very file into the bundle.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** @param path below the repository's folder */
export function repositoryPath(path: string): string {
  return resolve(root, path)
}
