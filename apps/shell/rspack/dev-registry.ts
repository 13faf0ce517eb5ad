import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry, RegistryRow } from '@solvent/delivery'
import { federatedName, parseDescription } from '@solvent/remote-kit/rspack'

/**
 * The registry of a development build: every folder next to the shell's that has a `remote.json`. The build contains
 * the remotes, so nothing is fetched from the URLs in it.
 */
export function devRegistry(shellDir: string, origin: string): Registry {
  const apps = path.dirname(shellDir)
  const dirs = readdirSync(apps).map((folder) => path.join(apps, folder))
  const rows = dirs
    .filter((dir) => existsSync(path.join(dir, 'remote.json')))
    .map((dir) => [federatedName({ dir }), rowOf(dir, origin)] as const)
  return {
    revision: 1,
    previous: null,
    at: new Date().toISOString(),
    by: 'npm run dev',
    change: 'development',
    remotes: Object.fromEntries(rows),
  }
}

function rowOf(dir: string, origin: string): RegistryRow {
  const description: unknown = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'))
  const { place, contract, topics } = parseDescription({ dir, version: 'development', description })
  const name = federatedName({ dir })
  return {
    version: 'development',
    entry: `${origin}/${name}/development/mf-manifest.json`,
    manifest: { metaData: { name }, exposes: [] },
    integrity: {},
    contract,
    place,
    topics,
  }
}
