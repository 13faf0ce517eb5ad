import type { RegisteredRelease } from '@solvent/delivery'

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }

/** The fields of a snapshot that do not depend on the release. */
const SNAPSHOT = { remotesInfo: {}, remoteTypes: '', remoteEntryType: 'global' } as const

/**
 * Shows a running release in the Module Federation devtools, which read snapshots of the host and its remotes from the
 * runtime's global variable. The runtime writes them only for manifests that it fetches itself.
 */
export function showInDevtools(host: string, remote: string, release: RegisteredRelease): void {
  const { moduleInfo } = globalThis.__FEDERATION__
  const { version, entry, manifest } = release
  const former = moduleInfo[host]
  const remotesInfo = former && 'remotesInfo' in former ? former.remotesInfo : {}
  const formerEntry = remotesInfo[remote]?.matchedVersion
  if (formerEntry) delete moduleInfo[`${remote}:${formerEntry}`]
  moduleInfo[host] = {
    ...SNAPSHOT,
    version: '',
    buildVersion: '',
    globalName: host,
    publicPath: '/',
    remoteEntry: '',
    modules: [],
    shared: [],
    remotesInfo: { ...remotesInfo, [remote]: { matchedVersion: entry } },
  }
  moduleInfo[`${remote}:${entry}`] = {
    ...SNAPSHOT,
    version,
    buildVersion: version,
    globalName: manifest.metaData.globalName ?? remote,
    publicPath: new URL('.', entry).href,
    remoteEntry: manifest.metaData.remoteEntry?.name ?? '',
    modules: manifest.exposes.map(({ name, assets: { js } }) => ({
      moduleName: name,
      modulePath: `./${name}`,
      assets: { ...NO_ASSETS, js: { sync: [...js.sync], async: [...(js.async ?? [])] } },
    })),
    shared: (manifest.shared ?? []).map((shared) => ({
      sharedName: shared.name,
      version: shared.version ?? '',
      assets: NO_ASSETS,
    })),
  }
}
