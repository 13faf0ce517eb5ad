import { createInstance } from '@module-federation/enhanced/runtime'
import type { RegisteredRelease } from '@solvent/delivery'
import type { SharedPackage } from './shared-packages'

/** A package that the shell gives to the remotes: its version and its exports. */
export interface SharedLibrary {
  version: string
  exports: object
}

/** What a script of a remote leaves behind: the container of its modules. */
export interface Container {
  init(...given: unknown[]): unknown
  get(expose: string): Promise<() => unknown>
}

/** Brings the container of a release to the page. */
export type StartContainer = (remote: string, release: RegisteredRelease) => Promise<Container>

/** A package that remotes are given, and which of them have taken it. */
export interface SharedFact {
  readonly name: string
  readonly version: string
  readonly providedBy: string
  readonly usedBy: readonly string[]
}

/** One start of a release. */
export interface Started {
  /** The modules that it exposes, by the name they are exposed under. */
  module(name: string): Promise<unknown>
  /** Lets go of it. What is on screen stays; nothing new comes of it. */
  drop(): void
}

/** The federation of the page. */
export interface Federation {
  /** Starts a release, each time anew: the runtime would keep what failed or was replaced. */
  start(remote: string, release: RegisteredRelease): Started
  shares(): SharedFact[]
}

function sharedOf(libraries: Readonly<Record<SharedPackage, SharedLibrary>>) {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { version, exports }]) => [
      name,
      { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  )
}

/** Gives the shared libraries to the containers that `startContainer` brings. */
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

  function start(remote: string, release: RegisteredRelease): Started {
    starts += 1
    // The runtime keeps what it has by this name.
    const name = `${remote}:${starts}`
    // The manifest is in the registry: to the runtime it is a remote without one.
    const entry = new URL('remoteEntry.js', release.entry).href
    // The runtime would load it by itself without a check, and keep it for ever.
    const container = startContainer(remote, release).then((started) => {
      runtime.registerRemotes([{ name, entry }])
      // The runtime awaits what `get` answers, which its type does not say.
      runtime.initRawContainer(name, entry, started as never)
    })
    return {
      module: async (exposed) => {
        await container
        return runtime.loadRemote<unknown>(`${name}/${exposed}`)
      },
      drop: () => {
        runtime.moduleCache.delete(name)
        const { remotes } = runtime.options
        const index = remotes.findIndex((known) => known.name === name)
        if (index >= 0) remotes.splice(index, 1)
      },
    }
  }

  function shares(): SharedFact[] {
    return Object.entries(runtime.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn }]) => ({
        name,
        version,
        providedBy: from,
        usedBy: useIn,
      })),
    )
  }
  return { start, shares }
}
