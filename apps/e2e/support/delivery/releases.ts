import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow } from '@solvent/delivery'
import { repository } from '../running-app'

/** A release in memory: its registry row and its files. */
export interface TestRelease {
  row: RegistryRow
  files: ReadonlyMap<string, Buffer>
}

/** A kind of script in a release. */
export type Part = 'entry' | 'contract' | 'exposed chunk' | 'lazy chunk'

/** The registry has SHA-384 of each script; containers have SHA-256 of their chunks. */
function hashOf(algorithm: 'sha256' | 'sha384', content: Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

function exposedScripts({ manifest }: RegistryRow, module: string) {
  const exposed = manifest.exposes.find(({ name }) => name === module)
  if (!exposed) throw new Error(`The release exposes no ${module}`)
  return exposed.assets.js
}

/** The scripts of a part of a release. */
export function scriptsOf(row: RegistryRow, part: Part): readonly string[] {
  if (part === 'entry') return ['remoteEntry.js']
  const { sync, async = [] } = exposedScripts(row, part === 'contract' ? 'contract' : row.place.kind)
  return part === 'lazy chunk' ? async : sync
}

/** The built release of a remote of this repository, such as `assets_mfe`. */
export function builtRelease(remote: string): TestRelease {
  return releaseIn(path.join(repository, 'apps', remote.replaceAll('_', '-')))
}

/** The built release of the remote in a folder. */
export function releaseIn(app: string): TestRelease {
  const folder = path.join(app, 'dist')
  const release = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))
  const { name: _, needs: __, bytes: ___, budget: ____, ...row } = release
  const scripts = fs.readdirSync(folder).filter((file) => file.endsWith('.js'))
  return { row, files: new Map(scripts.map((file) => [file, fs.readFileSync(path.join(folder, file))])) }
}

/** A copy of a release with changed scripts and matching integrity hashes. */
export function changedRelease(
  { row, files }: TestRelease,
  version: string,
  change: (script: string, file: string) => string,
): TestRelease {
  const changed = new Map<string, Buffer>()
  const renamed = new Map<string, string>()
  for (const [file, before] of files) {
    const after = Buffer.from(change(before.toString(), file))
    changed.set(file, after)
    renamed.set(hashOf('sha256', before), hashOf('sha256', after))
  }
  // The container has the hashes of the chunks; only the registry has the hash of the container.
  let entry = changed.get('remoteEntry.js')?.toString() ?? ''
  for (const [before, after] of renamed) entry = entry.replaceAll(before, after)
  changed.set('remoteEntry.js', Buffer.from(entry))
  const integrity = Object.fromEntries(
    [...changed].map(([file, content]) => [file, hashOf('sha384', content)]),
  )
  return { row: { ...row, version, integrity }, files: changed }
}

function replaceOrThrow(script: string, pattern: RegExp, by: string): string {
  if (!pattern.test(script)) throw new Error(`The script has nothing like ${pattern}`)
  return script.replace(pattern, by)
}

/** The id of the module that a container exposes. */
function exposedModule({ row, files }: TestRelease): string {
  const entry = files.get('remoteEntry.js')?.toString() ?? ''
  const id = new RegExp(`"\\./${row.place.kind}":.{0,200}?=>\\(\\)=>\\w+\\((\\d+)\\)`).exec(entry)?.[1]
  if (!id) throw new Error('The container hands out no module')
  return id
}

const THROW = 'throw Error("broken on purpose");'

/** Faults in the code of a release whose hashes are correct. */
export type CodeFault =
  | 'missing expose'
  | 'other contract'
  | 'throws at load'
  | 'module throws at load'
  | 'throws at render'

/** What a change needs to know of a release. */
interface Target {
  /** The id of the module with the component. */
  id: string
  kind: RegistryRow['place']['kind']
  /** The component of the lazy part. */
  component: string
}

/** Matches the start of the module that has an export. */
function moduleOf(name: string): RegExp {
  return new RegExp(`\\{(?=(?:\\w\\.r\\(\\w\\)[,;])?\\w\\.d\\(\\w,\\{(?:[^}]*,)?${name}:)`)
}

/** Matches a script up to the getter of one of its exports. */
function exportOf(name: string): RegExp {
  return new RegExp(`(\\.d\\(\\w,\\{(?:[^}]*,)?${name}:\\(\\)=>)[\\w$]+`)
}

const changes: Record<CodeFault, Partial<Record<Part, (script: string, target: Target) => string>>> = {
  'missing expose': {
    entry: (script, { kind }) => replaceOrThrow(script, new RegExp(`"\\./${kind}":`), '"./gone":'),
    'exposed chunk': (script, { id }) => replaceOrThrow(script, new RegExp(`\\b${id}(\\(\\w)`), `90${id}$1`),
  },
  'other contract': {
    contract: (script) => replaceOrThrow(script, /version:1\b/, 'version:2'),
  },
  'throws at load': {
    entry: (script) => THROW + script,
    contract: (script) => replaceOrThrow(script, /(\b\d+\([\w,]*\)\{)/, `$1${THROW}`),
    'exposed chunk': (script, { id }) =>
      replaceOrThrow(script, new RegExp(`(\\b${id}\\([\\w,]*\\)\\{)`), `$1${THROW}`),
    'lazy chunk': (script) => THROW + script,
  },
  'module throws at load': {
    'lazy chunk': (script, { component }) => replaceOrThrow(script, moduleOf(component), `{${THROW}`),
  },
  'throws at render': {
    'exposed chunk': (script) => replaceOrThrow(script, /default:\(\)=>[\w$]+/, `default:()=>()=>{${THROW}}`),
    'lazy chunk': (script, { component }) => replaceOrThrow(script, exportOf(component), `$1()=>{${THROW}}`),
  },
}

/** Whether a part can have this fault. */
export function canBreak(fault: CodeFault, part: Part): boolean {
  return changes[fault][part] !== undefined
}

/** A release with a code fault in one part. `component` is the one of the lazy part, which identifies its script. */
export function brokenRelease(
  release: TestRelease,
  version: string,
  fault: CodeFault,
  part: Part,
  component = '',
): TestRelease {
  const { kind } = release.row.place
  const target = { id: exposedModule(release), kind, component }
  const scripts = scriptsOf(release.row, part)
  const isBroken = (file: string) =>
    part === 'lazy chunk'
      ? exportOf(component).test(String(release.files.get(file)))
      : part === 'entry' || file.includes('__federation_expose')
  const broken = scripts.find(isBroken)
  const change = changes[fault][part]
  if (!change || !broken) throw new Error(`${part} of ${release.row.version} cannot be ${fault}`)
  return changedRelease(release, version, (script, file) =>
    file === broken ? change(script, target) : script,
  )
}
