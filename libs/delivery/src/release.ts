import type { Place } from './place'

/** What a remote publishes on the bus and listens to; a topic of its own is called `<remote>/<topic>@<version>`. */
export interface Topics {
  readonly emits: readonly string[]
  readonly hears: readonly string[]
}

/** One release of a remote as the registry names it, which is what a page needs of it. */
export interface RegisteredRelease {
  /** The version and the content hash of the release, which is its folder on the remote's origin. */
  readonly version: string
  /** Absolute address of the release's mf-manifest.json. */
  readonly entry: string
  /** The manifest itself, which saves a request. */
  readonly manifest: unknown
  /** Hash of each script by file name; a script without one is not run. */
  readonly integrity: Readonly<Record<string, string>>
  /** The version of the remote contract it keeps. */
  readonly contract: number
  readonly place: Place
  readonly topics: Topics
}

/** What the build writes of a release, in its `release.json`. */
export interface Release extends Omit<RegisteredRelease, 'entry'> {
  /** The federated name, such as `assets_mfe`. */
  readonly name: string
  /** The exports it uses of each package that the shell gives to it. */
  readonly needs: Readonly<Record<string, readonly string[]>>
  /** Bytes of each script as it is sent, compressed with brotli. */
  readonly bytes: Readonly<Record<string, number>>
  /** The most it may have, in bytes compressed with brotli: its container, and everything a page with it loads at first. */
  readonly budget: { readonly entry: number; readonly first: number }
}

/** What the build of the shell writes in `shell.json`: what it gives to remotes, and what it understands of them. */
export interface ShellRelease {
  readonly version: string
  /** The versions of the remote contract that it mounts. */
  readonly contracts: readonly number[]
  /** The exports of each package that it gives to remotes. */
  readonly packages: Readonly<Record<string, readonly string[]>>
  readonly topics: Topics
  /** Addresses of its own pages, which no remote gets. */
  readonly paths?: readonly string[]
}
