import { createInstance } from '@module-federation/enhanced/runtime'
import type { RegisteredRelease } from '@solvent/delivery'
import type { SharedPackage } from './shared-packages'

/** A package that the shell shares with the remotes. */
export interface SharedLibrary {
  version: string
  exports: object
}

/** The module container of a remote. */
export interface Container {
  init(...args: unknown[]): unknown
  get(expose: string): Promise<() => unknown>
}

/** Loads the container of a release. */
export type StartContainer = (remote: string, release: RegisteredRelease) => Promise<Container>

/** A shared package, with the remotes that use it. */
export interface SharedPackageUse {
  readonly name: string
  readonly version: string
  readonly providedBy: string
  readonly usedBy: readonly string[]
}

/** A release that was started. */
export interface StartedRelease {
  /** Loads an exposed module. */
  module(name: string): Promise<unknown>
  /** Forgets the release. Mounted components stay, but it cannot load further modules. */
  unload(): void
}

/** The federation runtime of the page. */
export interface Federation {
  /** Starts a new instance each time, because the runtime caches failed and replaced ones. */
  start(remote: string, release: RegisteredRelease): StartedRelease
  sharedPackages(): SharedPackageUse[]
}

function sharedOf(libraries: Readonly<Record<SharedPackage, SharedLibrary>>) {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { version, exports }]) => [
      name,
      { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  )
}

/** Shares `libraries` with every container. */
export function createFederation(
  libraries: Readonly<Record<SharedPackage, SharedLibrary>>,
  startContainer: StartContainer,
): Federation {
  let starts = 0
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedOf(libraries),
    shareStrategy: 'loaded-first',
  })

  function start(remote: string, release: RegisteredRelease): StartedRelease {
    starts += 1
    // The runtime's cache key.
    const name = `${remote}:${starts}`
    // The registry contains the manifest, so the runtime gets a remote without one.
    const entry = new URL('remoteEntry.js', release.entry).href
    // Loaded here, because the runtime would not check the hash and would cache the container forever.
    const container = startContainer(remote, release).then((started) => {
      runtime.registerRemotes([{ name, entry }])
      // The runtime awaits the result of `get`, which its type does not allow.
      runtime.initRawContainer(name, entry, started as never)
    })
    return {
      module: async (exposed) => {
        await container
        return runtime.loadRemote<unknown>(`${name}/${exposed}`)
      },
      unload: () => {
        runtime.moduleCache.delete(name)
        const { remotes } = runtime.options
        const index = remotes.findIndex((known) => known.name === name)
        if (index >= 0) remotes.splice(index, 1)
      },
    }
  }

  function sharedPackages(): SharedPackageUse[] {
    return Object.entries(runtime.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn }]) => ({
        name,
        version,
        providedBy: from,
        usedBy: useIn,
      })),
    )
  }
  return { start, sharedPackages }
}
