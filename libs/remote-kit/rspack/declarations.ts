import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DECLARATIONS_FILE, type Declarations } from '@solvent/delivery/declarations'
import * as z from 'zod/mini'
import { SHARED_PACKAGES } from '../src/federation/shared-packages'
import { type InstalledPackage, installedPackage } from './installed-package'

const OURS = '@solvent/'
/** Where the target `types` of a library in this repository writes its declarations. */
const BUILT_DECLARATIONS = 'dist/types'

/**
 * Writes the declarations of the shared packages next to a build. Publishing compares those of a remote with those of
 * the shells.
 *
 * @param dir the app's folder
 * @returns their SHA-256, in hex; undefined if the libraries' target `types` has not run
 */
export function writeDeclarations(dir: string, outputPath: string): string | undefined {
  const declarations: Record<string, Declarations[string]> = {}
  const open = SHARED_PACKAGES.filter((name) => name.startsWith(OURS)).map((name) =>
    installedPackage(name, dir),
  )
  for (let found = open.pop(); found; found = open.pop()) {
    const { name, folder, manifest } = found
    if (declarations[name]) continue
    const own = declarationsOf(found)
    if (!own) return undefined
    declarations[name] = own
    const ours = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((each) =>
      each.startsWith(OURS),
    )
    open.push(...ours.map((each) => installedPackage(each, folder)))
  }
  const text = JSON.stringify(Object.fromEntries(Object.entries(declarations).sort()))
  fs.writeFileSync(path.join(outputPath, DECLARATIONS_FILE), text)
  return createHash('sha256').update(text).digest('hex')
}

/** The declarations of a package; undefined if it has none, or they are not built. */
function declarationsOf({ folder, manifest }: InstalledPackage): Declarations[string] | undefined {
  const main = typesOf(manifest.exports)
  const root = path.join(folder, main.endsWith('.d.ts') ? '' : BUILT_DECLARATIONS)
  if (!/\.tsx?$/.test(main) || !fs.existsSync(root)) return undefined
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) => file.endsWith('.d.ts') && !file.endsWith('.test.d.ts') && !file.includes('node_modules/'),
    )
    .sort()
  return {
    main: main.replace(/^\.\//, '').replace(/(?<!\.d)\.tsx?$/, '.d.ts'),
    files: Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')])),
  }
}

const typed = z.object({ types: z.string() })
const withMain = z.object({ '.': z.unknown() })

/** The file that importers of a package get their types from: its types, or its source. */
function typesOf(exports: unknown): string {
  if (typeof exports === 'string') return exports
  const { data } = withMain.safeParse(exports)
  return data ? typesOf(data['.']) : (typed.safeParse(exports).data?.types ?? '')
}
