import { createInstance } from '@module-federation/enhanced/runtime'
import type { RegisteredRelease } from '@solvent/delivery'
import { showInDevtools } from './devtools'
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

/** A version of a package in the share scope. */
export interface SharedVersion {
  readonly name: string
  readonly version: string
  readonly providedBy: string
}

interface LoadOptions {
  /** The exposed modules to load. */
  readonly modules: readonly string[]
  /** Called when the container runs. */
  readonly onStarted: () => void
}

/** The federation runtime of the page. */
export interface Federation {
  /** Starts a release and loads modules that it exposes; one release of a remote at a time. */
  load(remote: string, release: RegisteredRelease, options: LoadOptions): Promise<unknown[]>
  sharedVersions(): SharedVersion[]
}

function sharedOf(libraries: Readonly<Record<SharedPackage, SharedLibrary>>) {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { version, exports }]) => [
      name,
      { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  )
}

const HOST = 'shell'

/** Shares `libraries` with every container. */
export function createFederation(
  libraries: Readonly<Record<SharedPackage, SharedLibrary>>,
  startContainer: StartContainer,
): Federation {
  const runtime = createInstance({
    name: HOST,
    remotes: [],
    shared: sharedOf(libraries),
    shareStrategy: 'loaded-first',
  })
  const running = new Map<string, Promise<unknown>>()

  async function start(
    remote: string,
    release: RegisteredRelease,
    { modules, onStarted }: LoadOptions,
  ): Promise<unknown[]> {
    // Started here, because the runtime would not check its hash. It replaces the container of the release before.
    const container = await startContainer(remote, release)
    // The registry contains the manifest, so the runtime gets the address of the container.
    const entry = new URL('remoteEntry.js', release.entry).href
    runtime.registerRemotes([{ name: remote, entry }])
    // The runtime awaits the result of `get`, which its type does not allow.
    runtime.initRawContainer(remote, entry, container as never)
    onStarted()
    const loaded = await Promise.all(modules.map((name) => runtime.loadRemote<unknown>(`${remote}/${name}`)))
    showInDevtools(HOST, remote, release)
    return loaded
  }

  return {
    load(remote, release, options) {
      const before = running.get(remote) ?? Promise.resolve()
      const next = before.then(() => start(remote, release, options))
      running.set(
        remote,
        next.catch(() => undefined),
      )
      return next
    },
    sharedVersions: () =>
      Object.entries(runtime.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from }]) => ({ name, version, providedBy: from })),
      ),
  }
}
