import type { RegisteredRelease } from '@solvent/delivery'

/** What the build writes of a release, as far as it is read here. */
interface Manifest {
  readonly metaData: {
    readonly globalName?: string
    readonly remoteEntry?: { readonly path: string; readonly name: string }
  }
  readonly exposes: readonly {
    readonly name: string
    readonly assets: { readonly js: { readonly sync: readonly string[] } }
  }[]
}

/** Whether it is a manifest, and not the page of an error or of something else. */
export function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'metaData' in value &&
    'exposes' in value &&
    Array.isArray(value.exposes)
  )
}

/** A script of a release: where it is, and the hash that the registry names. */
export interface Script {
  readonly url: string
  readonly integrity: string
}

/** What a page needs to know to run a release. */
export interface ReleaseScripts {
  /** The container, which runs first. */
  readonly entry: Script
  /** Everything that runs until the exposed modules are there, the container included. */
  readonly first: readonly Script[]
  /** The global variable that the container becomes. */
  readonly globalName: string | undefined
}

function scriptAt({ entry, integrity }: RegisteredRelease, file: string): Script {
  const hash = integrity[file]
  if (!hash) throw new Error(`The registry has no hash of ${file}`)
  return { url: new URL(file, entry).href, integrity: hash }
}

/** The scripts that the named modules of a release need. @throws Error if one has no hash, as it must not run */
export function scriptsOf(release: RegisteredRelease, modules: readonly string[]): ReleaseScripts {
  if (!isManifest(release.manifest)) throw new Error(`${release.entry} is not a manifest`)
  const { metaData, exposes } = release.manifest
  const { path = '', name = 'remoteEntry.js' } = metaData.remoteEntry ?? {}
  const exposed = exposes.filter((expose) => modules.includes(expose.name))
  const files = new Set([path + name, ...exposed.flatMap(({ assets }) => assets.js.sync)])
  return {
    entry: scriptAt(release, path + name),
    first: [...files].map((file) => scriptAt(release, file)),
    globalName: metaData.globalName,
  }
}

/** The folder of a release, which its scripts are in. */
export function folderOf({ entry }: Pick<RegisteredRelease, 'entry'>): string {
  return new URL('.', entry).href
}

/** A script of a release by its address; undefined if the release has none there. */
export function scriptOf(release: RegisteredRelease, url: string): Script | undefined {
  const folder = folderOf(release)
  const integrity = url.startsWith(folder) ? release.integrity[url.slice(folder.length)] : undefined
  return integrity ? { url, integrity } : undefined
}
