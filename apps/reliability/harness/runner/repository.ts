import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// The bundler replaces import.meta.url with this source file's URL.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** @param path relative to the repository root */
export function repositoryPath(path: string): string {
  return resolve(root, path)
}
