import path from 'node:path'

/** The paths of a store. The folder can be served as it is; the private key is never in it. */
export interface Store {
  readonly folder: string
  readonly registry: string
  readonly revisions: string
  readonly shells: string
  /** A text file with the number of the revision in force. */
  readonly current: string
  readonly lock: string
  /** For reference only; verifiers get their key separately. */
  readonly publicKeyFile: string
  readonly keyFile: string
  /** Whether the store manages its key file, instead of using one from elsewhere. */
  readonly isManagedKey: boolean
}

/** The store in a folder, with its key next to it unless `keyFile` is given. */
export function storeIn(folder: string, keyFile?: string): Store {
  const absolute = path.resolve(folder)
  const registry = path.join(absolute, 'registry')
  return {
    folder: absolute,
    registry,
    revisions: path.join(registry, 'revisions'),
    shells: path.join(registry, 'shells'),
    current: path.join(registry, 'current'),
    lock: path.join(registry, 'lock'),
    publicKeyFile: path.join(registry, 'public-key.pem'),
    keyFile: keyFile ?? `${absolute}.key`,
    isManagedKey: keyFile === undefined,
  }
}

/** The folder of one release. */
export function releaseFolder({ folder }: Store, name: string, version: string): string {
  return path.join(folder, name, version)
}
