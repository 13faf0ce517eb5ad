/** One release of a remote, as the registry document names it. */
export interface RegistryRow {
  /** The version and the content hash of the release: its folder on the static host. */
  version: string
  /** Absolute URL of the release's mf-manifest.json. */
  entry: string
  /** The manifest itself, which saves a request. */
  manifest: unknown
  /** Hash of each script by file name; a script without one is not run. */
  integrity: Readonly<Record<string, string>>
}

/** Which release of which remote the page runs. Editing it repoints or rolls back without a build. */
export interface Registry {
  remotes: Readonly<Record<string, RegistryRow>>
}

/** Id of the script element that carries the registry in the page. */
const ELEMENT_ID = 'remote-registry'

/** The registry that the shell's host wrote into the page. */
export function readRegistry(): Registry {
  const text = document.getElementById(ELEMENT_ID)?.textContent
  const registry: Registry = text ? JSON.parse(text) : { remotes: {} }
  return registry
}
