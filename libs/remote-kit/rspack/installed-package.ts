import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod/mini'

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/

const manifestSchema = z.object({
  version: z.string(),
  exports: z.optional(z.unknown()),
  dependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})

/** A package that is installed for the modules of a folder. */
export interface InstalledPackage {
  readonly name: string
  readonly folder: string
  readonly manifest: z.infer<typeof manifestSchema>
}

/**
 * Finds the package that modules of a folder import, also by one of its subpaths, such as `react/jsx-runtime`.
 *
 * @throws Error if it is not installed, or has no version
 */
export function installedPackage(request: string, dir: string): InstalledPackage {
  const [name = request] = PACKAGE_NAME.exec(request) ?? []
  // A package need not export its package.json, so it cannot be imported.
  const parents = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? []
  const folder = parents.map((parent) => path.join(parent, name)).find((each) => existsSync(fileIn(each)))
  const manifest = manifestSchema.safeParse(folder && JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  if (folder && manifest.success) return { name, folder, manifest: manifest.data }
  throw new Error(`The version of ${name} is unknown: install it, or add a version to its package.json`)
}

function fileIn(folder: string): string {
  return path.join(folder, 'package.json')
}
