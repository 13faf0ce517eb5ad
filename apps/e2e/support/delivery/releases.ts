import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow } from '@solvent/delivery'
import { repository } from '../running-app'

/** A release in memory: what the registry says of it, and its files. */
export interface TestRelease {
  row: RegistryRow
  files: ReadonlyMap<string, Buffer>
}

/** A script of a release by what it is for. */
export type Part = 'entry' | 'exposed chunk' | 'lazy chunk'

interface ManifestScripts {
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[]
}

function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

function exposed({ manifest, place }: RegistryRow) {
  const { exposes } = manifest as ManifestScripts // what the build writes
  const component = exposes.find(({ name }) => name === place.kind)
  if (!component) throw new Error('The release exposes no component')
  return component.assets.js
}

/** The scripts of a part of a release. */
export function scriptsOf(row: RegistryRow, part: Part): string[] {
  if (part === 'entry') return ['remoteEntry.js']
  const { sync, async } = exposed(row)
  return part === 'lazy chunk' ? async : sync
}

/** The release that was built of a remote, such as `assets_mfe`. */
export function builtRelease(remote: string): TestRelease {
  const folder = path.join(repository, 'apps', remote.replaceAll('_', '-'), 'dist')
  const release = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))
  const { name: _, needs: __, bytes: ___, budget: ____, ...row } = release
  const scripts = fs.readdirSync(folder).filter((file) => file.endsWith('.js'))
  return { row, files: new Map(scripts.map((file) => [file, fs.readFileSync(path.join(folder, file))])) }
}

/** Another release of a remote, in which some scripts are changed, with the hashes that belong to them. */
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
    renamed.set(sha384(before), sha384(after))
  }
  // The container knows the hashes of the chunks; its own is known to the registry alone.
  let entry = changed.get('remoteEntry.js')?.toString() ?? ''
  for (const [before, after] of renamed) entry = entry.replaceAll(before, after)
  changed.set('remoteEntry.js', Buffer.from(entry))
  const integrity = Object.fromEntries([...changed].map(([file, content]) => [file, sha384(content)]))
  return { row: { ...row, version, integrity }, files: changed }
}

function replaced(script: string, pattern: RegExp, by: string): string {
  if (!pattern.test(script)) throw new Error(`The script has nothing like ${pattern}`)
  return script.replace(pattern, by)
}

/** The module that a container hands out for its component. */
function exposedModule({ row, files }: TestRelease): string {
  const entry = files.get('remoteEntry.js')?.toString() ?? ''
  const id = new RegExp(`"\\./${row.place.kind}":.{0,200}?=>\\(\\)=>\\w+\\((\\d+)\\)`).exec(entry)?.[1]
  if (!id) throw new Error('The container hands out no module')
  return id
}

const THROW = 'throw Error("broken on purpose");'

/** How the code of a release can be wrong, though it is what was released. */
export type CodeFault = 'missing expose' | 'throws at load' | 'throws at render'

const changes: Record<
  CodeFault,
  Partial<Record<Part, (script: string, id: string, kind: string) => string>>
> = {
  'missing expose': {
    entry: (script, _, kind) => replaced(script, new RegExp(`"\\./${kind}":`), '"./gone":'),
    'exposed chunk': (script, id) => replaced(script, new RegExp(`\\b${id}(\\(\\w)`), `90${id}$1`),
  },
  'throws at load': {
    entry: (script) => THROW + script,
    'exposed chunk': (script, id) => replaced(script, new RegExp(`(\\b${id}\\([\\w,]*\\)\\{)`), `$1${THROW}`),
    'lazy chunk': (script) => THROW + script,
  },
  'throws at render': {
    'exposed chunk': (script) => replaced(script, /default:\(\)=>[\w$]+/, `default:()=>()=>{${THROW}}`),
    'lazy chunk': (script) => replaced(script, /(\.d\(\w,\{\w+:\(\)=>)[\w$]+/, `$1()=>{${THROW}}`),
  },
}

/** Whether the code of this part can be wrong in this way. */
export function canBreak(fault: CodeFault, part: Part): boolean {
  return changes[fault][part] !== undefined
}

/** A release whose code is wrong. */
export function brokenRelease(
  release: TestRelease,
  version: string,
  fault: CodeFault,
  part: Part,
): TestRelease {
  const id = exposedModule(release)
  const hit = scriptsOf(release.row, part)
  // Of several scripts that one is broken which has the component, and not a library.
  const hasComponent = (file: string) =>
    file.includes('__federation_expose') || /\.d\(\w,\{[A-Z][a-z]{3}/.test(String(release.files.get(file)))
  const target = hit.find(hasComponent) ?? hit[0]
  const change = changes[fault][part]
  if (!change || !target) throw new Error(`${part} of ${release.row.version} cannot be ${fault}`)
  return changedRelease(release, version, (script, file) =>
    file === target ? change(script, id, release.row.place.kind) : script,
  )
}
