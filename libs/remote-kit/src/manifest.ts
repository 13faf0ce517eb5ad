import type { RegistryRow } from '@solvent/delivery'

/** What the build writes of a release, as far as it is read here. */
interface Manifest {
  readonly metaData: { readonly remoteEntry?: { readonly path: string; readonly name: string } }
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

/** The part of a registered release that says where its scripts are. */
export type ScriptAddresses = Pick<RegistryRow, 'entry' | 'manifest' | 'integrity'>

/** The addresses of the scripts that the named modules of a release run; none where its manifest is not known yet. */
export function scriptsOf(
  { entry, manifest, integrity }: ScriptAddresses,
  modules: readonly string[],
): string[] {
  if (!isManifest(manifest)) return []
  const { remoteEntry } = manifest.metaData
  const exposed = manifest.exposes.filter(({ name }) => modules.includes(name))
  const files = [
    ...(remoteEntry ? [remoteEntry.path + remoteEntry.name] : []),
    ...exposed.flatMap(({ assets }) => assets.js.sync),
  ]
  // What has no hash is refused anyway.
  return [...new Set(files)].filter((file) => file in integrity).map((file) => new URL(file, entry).href)
}
