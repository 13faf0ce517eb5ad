import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/

/**
 * The version of a package that modules of a folder import, also by one of its subpaths, such as `react/jsx-runtime`.
 *
 * @throws Error if it is not installed, or has no version
 */
export function installedVersion(request: string, dir: string): string {
  const [name = request] = PACKAGE_NAME.exec(request) ?? []
  // A package need not export its package.json, so it cannot be imported.
  const folders = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? []
  const file = folders.map((folder) => path.join(folder, name, 'package.json')).find(existsSync)
  const { version }: { version?: unknown } = file ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (typeof version === 'string') return version
  throw new Error(`The version of ${name} is unknown: install it, or add a version to its package.json`)
}
