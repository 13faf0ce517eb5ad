import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates a temporary folder. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'solvent-remotes-'))
}

function sha384(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

const page = {
  kind: 'page',
  path: '/coins',
  label: 'Coins',
  icon: ['M4 4h16v16H4z'],
  order: 500,
}

interface Options {
  name?: string
  version?: string
  /** Overrides for release.json; undefined omits a field. */
  metadata?: Record<string, unknown>
  exposes?: string[]
  /** Overrides for the manifest, in mf-manifest.json and in release.json. */
  manifest?: Record<string, unknown>
  /** The text of mf-manifest.json, if it is not the manifest of release.json. */
  manifestText?: string
  /** The text of the container. */
  entry?: string
  /** Scripts that are not exposed. */
  others?: Record<string, string>
}

function exposed(name: string, expose: string) {
  const file = `expose_${expose.slice(2)}.js`
  return {
    id: `${name}:${expose.slice(2)}`,
    name: expose.slice(2),
    path: expose,
    assets: { js: { sync: [file], async: [] }, css: { sync: [], async: [] } },
  }
}

/**
 * Writes a folder like the build of a remote.
 *
 * @returns the folder
 */
export function fakeBuild(folder: string, options: Options = {}): string {
  const {
    name = 'coins_mfe',
    version = '1.0.0-aaaa',
    metadata = {},
    exposes = ['./page', './contract'],
  } = options
  const scripts: Record<string, string> = {
    'remoteEntry.js': options.entry ?? `/* ${name} ${version} */ var ${name} = {}`,
    ...Object.fromEntries(
      exposes.map((expose) => [`expose_${expose.slice(2)}.js`, `// ${expose} of ${version}`]),
    ),
    ...options.others,
  }
  const manifest = {
    id: name,
    name,
    metaData: { name, globalName: name, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    shared: [
      { id: `${name}:react`, name: 'react', version: '19.3.1', singleton: true, requiredVersion: '^19.3.1' },
    ],
    remotes: [],
    exposes: exposes.map((expose) => exposed(name, expose)),
    ...options.manifest,
  }
  const release = {
    name,
    version,
    integrity: Object.fromEntries(Object.entries(scripts).map(([file, text]) => [file, sha384(text)])),
    manifest,
    place: page,
    contract: 1,
    topics: { emits: ['saved'], hears: [] },
    budget: { entry: 20_000, first: 80_000 },
    needs: {},
    bytes: {},
    ...metadata,
  }
  const target = path.join(folder, `${name}-${version}`)
  mkdirSync(target, { recursive: true })
  for (const [file, text] of Object.entries(scripts)) writeFileSync(path.join(target, file), text)
  writeFileSync(path.join(target, 'mf-manifest.json'), options.manifestText ?? JSON.stringify(manifest))
  writeFileSync(path.join(target, 'release.json'), JSON.stringify(release))
  return target
}

/**
 * Writes the `shell.json` of a build of the shell.
 *
 * @returns the file
 */
export function fakeShell(folder: string, version: string, metadata: Record<string, unknown> = {}): string {
  const file = path.join(folder, `shell-${version}.json`)
  const packages = { '@solvent/ui': ['Button', 'Card'], react: ['useState'] }
  const topics = { emits: ['saved'], hears: [] }
  writeFileSync(file, JSON.stringify({ version, contracts: [1], packages, topics, ...metadata }))
  return file
}
