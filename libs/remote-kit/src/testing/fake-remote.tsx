import type { RegistryRow } from '@solvent/delivery'
import type { Container, SharedLibrary } from '../federation/federation'
import type { SharedPackage } from '../federation/shared-packages'
import type { RemoteObserver } from '../loading/attempt'
import { createRemoteLoader } from '../loading/remote-loader'
import { createLiveRegistry } from '../registry/live-registry'
import type { PageRegistry } from '../registry/registry'

/** Resolves to the modules that a release exposes, or rejects. */
type Modules = () => Promise<Record<string, object>>

/** The modules of each version of the remote. */
export type Releases = Readonly<Record<string, Modules>>

const noLibraries = {} as Record<SharedPackage, SharedLibrary> // fake remotes import no shared packages
const origin = 'http://assets.test'

/** The registry row of a version. */
export function rowOf(version: string, more: Partial<RegistryRow> = {}): RegistryRow {
  return {
    version,
    entry: `${origin}/assets_mfe/${version}/mf-manifest.json`,
    manifest: { metaData: {}, exposes: [] },
    integrity: { 'remoteEntry.js': 'sha384-x' },
    contract: 1,
    place: { kind: 'page', path: '/assets', label: 'Assets', icon: [], order: 100 },
    topics: { emits: [], hears: [] },
    ...more,
  }
}

/** A page that shows its version. */
export function page(text: string) {
  return { './page': { default: () => <h1>{text}</h1> }, ...contractOf() }
}

/** A page that throws when it renders. */
export function brokenPage() {
  const BrokenPage = (): never => {
    throw new Error('broken')
  }
  return { './page': { default: BrokenPage }, ...contractOf() }
}

/** The `contract` module of a remote. */
export function contractOf(more: object = {}) {
  return { './contract': { contract: { remote: 'assets_mfe', kind: 'page', version: 1, ...more } } }
}

/** A host that serves the registry and every script. `next` publishes another row. */
function serve(first: PageRegistry) {
  let registry = first
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const isRegistry = String(input) === '/registry.json'
    return new Response(isRegistry ? JSON.stringify(registry) : '')
  })
  return {
    next: (row: RegistryRow) => {
      registry = { revision: registry.revision + 1, remotes: { assets_mfe: row } }
    },
  }
}

/** A loader on the real federation runtime, with fake containers. */
export function loaderOf(row: RegistryRow, releases: Releases, observer?: RemoteObserver) {
  const first = { revision: 1, remotes: { assets_mfe: row } }
  const host = serve(first)
  const registry = createLiveRegistry(first)
  const started: string[] = []
  const loader = createRemoteLoader({
    registry,
    libraries: noLibraries,
    person: () => 'maya@example.com',
    ...(observer && { observer }),
    startContainer: async (_, { version }): Promise<Container> => {
      started.push(version)
      const modules = await releases[version]?.()
      return { init: () => undefined, get: async (expose) => () => modules?.[expose] ?? {} }
    },
  })
  return { loader, registry, host, started }
}
