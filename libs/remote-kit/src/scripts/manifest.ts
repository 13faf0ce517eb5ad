import type { RegisteredManifest, RegisteredRelease } from '@solvent/delivery'

/** False for an error page or any other document. */
export function isManifest(value: unknown): value is RegisteredManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'metaData' in value &&
    'exposes' in value &&
    Array.isArray(value.exposes)
  )
}

/** A script of a release, with its hash in the registry. */
export interface Script {
  readonly url: string
  readonly integrity: string
}

/** The scripts of a release. */
export interface ReleaseScripts {
  /** The container. It runs first. */
  readonly entry: Script
  /** Every script that the requested modules need, including the container. */
  readonly initial: readonly Script[]
  /** The global variable that the container is assigned to. */
  readonly globalName: string | undefined
}

function scriptAt({ entry, integrity }: RegisteredRelease, file: string): Script {
  const hash = integrity[file]
  if (!hash) throw new Error(`The registry has no hash of ${file}`)
  return { url: new URL(file, entry).href, integrity: hash }
}

/** The scripts for the named modules of a release. @throws Error if one has no hash, because it must not run */
export function scriptsOf(release: RegisteredRelease, modules: readonly string[]): ReleaseScripts {
  if (!isManifest(release.manifest)) throw new Error(`${release.entry} is not a manifest`)
  const { metaData, exposes } = release.manifest
  const { path = '', name = 'remoteEntry.js' } = metaData.remoteEntry ?? {}
  const exposed = exposes.filter((expose) => modules.includes(expose.name))
  const files = new Set([path + name, ...exposed.flatMap(({ assets }) => assets.js.sync)])
  return {
    entry: scriptAt(release, path + name),
    initial: [...files].map((file) => scriptAt(release, file)),
    globalName: metaData.globalName,
  }
}

/** The URL of the folder that contains a release. */
export function folderOf({ entry }: Pick<RegisteredRelease, 'entry'>): string {
  return new URL('.', entry).href
}

/** The script of a release at a URL; undefined if the release has none there. */
export function scriptOf(release: RegisteredRelease, url: string): Script | undefined {
  const folder = folderOf(release)
  const integrity = url.startsWith(folder) ? release.integrity[url.slice(folder.length)] : undefined
  return integrity ? { url, integrity } : undefined
}
