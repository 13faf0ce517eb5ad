import type { Place } from './place'
import type { RegisteredManifest } from './registered-manifest'

/** The bus topics that a remote publishes and listens to; its own topics are called `<remote>/<topic>@<version>`. */
export interface Topics {
  readonly emits: readonly string[]
  readonly hears: readonly string[]
}

/** Limits in bytes, compressed with brotli: of a container, and of everything that a release loads initially. */
export interface Budget {
  readonly entry: number
  readonly first: number
}

/** A release of a remote as the registry stores it: what a page needs to run it. */
export interface RegisteredRelease {
  /** Version and content hash of the release; the name of its folder on the remote's origin. */
  readonly version: string
  /** Absolute URL of the release's mf-manifest.json. */
  readonly entry: string
  /** What a page reads of the manifest, included to save a request. */
  readonly manifest: RegisteredManifest
  /** Hash of each script by file name; a script without a hash is not run. */
  readonly integrity: Readonly<Record<string, string>>
  /** The version of the remote contract that it implements. */
  readonly contract: number
  readonly place: Place
  readonly topics: Topics
  /** Its declared limits, in bytes compressed with brotli; missing in older rows. */
  readonly budget?: Budget
}

/** The `release.json` that a build writes. */
export interface Release extends Omit<RegisteredRelease, 'entry' | 'manifest'> {
  /** The federated name, such as `assets_mfe`. */
  readonly name: string
  /** The whole manifest, as in the release's mf-manifest.json. */
  readonly manifest: unknown
  /** The exports it uses of each package shared by the shell. */
  readonly needs: Readonly<Record<string, readonly string[]>>
  /** Bytes of each script, compressed with brotli. */
  readonly bytes: Readonly<Record<string, number>>
  /** SHA-256, in hex, of the declarations it was built with (`types.json`); missing in older releases. */
  readonly types?: string
  readonly budget: Budget
}

/** The `shell.json` that the build of the shell writes: what it shares with remotes and which contracts it supports. */
export interface ShellRelease {
  readonly version: string
  /** The versions of the remote contract that it mounts. */
  readonly contracts: readonly number[]
  /** The exports of each package that it shares with remotes. */
  readonly packages: Readonly<Record<string, readonly string[]>>
  readonly topics: Topics
  /** The versions of those that are libraries of others; missing in older builds, like `types`. */
  readonly versions?: Readonly<Record<string, string>>
  /** SHA-256, in hex, of the declarations of the packages (`types.json`). */
  readonly types?: string
  /** Paths of the shell's pages, which remotes cannot use. */
  readonly paths?: readonly string[]
  /** The HTML of its page, before a server adds the registry; missing in older builds, like `files`. */
  readonly page?: string
  /** The hashes of the files that its page loads, by file name. */
  readonly files?: Readonly<Record<string, string>>
}
