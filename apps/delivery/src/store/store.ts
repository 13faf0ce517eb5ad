import path from 'node:path'

/** Where everything of a store is. The folder may be served as it is; the private key never lies in it. */
export interface Store {
  readonly folder: string
  readonly registry: string
  readonly revisions: string
  readonly shells: string
  /** Text: the number of the revision that is in force. */
  readonly current: string
  readonly lock: string
  /** For people; whoever checks signatures is given a key by itself. */
  readonly publicKeyFile: string
  readonly keyFile: string
  /** Whether the key's file is the store's own, and not one that somebody keeps for it. */
  readonly isOwnKey: boolean
}

/** The store in a folder, its key beside it unless it is kept elsewhere. */
export function storeIn(folder: string, keyFile?: string): Store {
  const whole = path.resolve(folder)
  const registry = path.join(whole, 'registry')
  return {
    folder: whole,
    registry,
    revisions: path.join(registry, 'revisions'),
    shells: path.join(registry, 'shells'),
    current: path.join(registry, 'current'),
    lock: path.join(registry, 'lock'),
    publicKeyFile: path.join(registry, 'public-key.pem'),
    keyFile: keyFile ?? `${whole}.key`,
    isOwnKey: keyFile === undefined,
  }
}

/** The folder of one release. */
export function releaseFolder({ folder }: Store, name: string, version: string): string {
  return path.join(folder, name, version)
}
