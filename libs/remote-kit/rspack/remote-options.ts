import path from 'node:path'
import type { Release } from '@solvent/delivery'
import { remoteDescription } from '@solvent/delivery/schema'

export interface RemoteOptions {
  /** The app's folder, which names the remote: `assets-mfe` is federated as `assets_mfe`. */
  dir: string
  /** Names the remote instead of its folder, for a repository that anyone can clone into any folder. */
  name?: string
  /** Version of the app, from its package.json. */
  version: string
  /** The content of its `remote.json`. */
  description: unknown
}

interface RemoteDescription extends Pick<Release, 'place' | 'contract' | 'topics' | 'budget'> {
  /** Port of the remote when it runs standalone. */
  readonly devPort: number
}

/** Parses the remote's description. @throws Error that names the invalid field */
export function parseDescription({ dir, description }: RemoteOptions): RemoteDescription {
  const parsed = remoteDescription.safeParse(description)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path.join(dir, 'remote.json')}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The federated name. It becomes a global variable, so it has no hyphens. */
export function federatedName({
  dir,
  name = path.basename(dir),
}: Pick<RemoteOptions, 'dir' | 'name'>): string {
  return name.replaceAll('-', '_')
}
