import type { Channel, Choice } from '../releases/choose-release'
import { folderOf } from '../scripts/manifest'
import type { RemoteLoad } from './remote-load'

/** The status of a remote on this page. */
export interface RemoteStatus {
  readonly remote: string
  /** The release that is or would be loaded; null if none can run. */
  readonly version: string | null
  readonly channel: Channel
  /** The URL of the release's folder. */
  readonly folder: string | null
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed'
  /** Load time in milliseconds. */
  readonly duration: number | null
  /** The number of failures on this page. */
  readonly failures: number
}

function stateOf(load: RemoteLoad | undefined): RemoteStatus['state'] {
  if (!load) return 'idle'
  if (load.failure) return 'failed'
  return load.module ? 'loaded' : 'loading'
}

export function toStatus(
  remote: string,
  load: RemoteLoad | undefined,
  wanted: Choice | null,
  failures: number,
): RemoteStatus {
  const { release, channel } = load?.choice ?? wanted ?? { release: null, channel: 'stable' as const }
  return {
    remote,
    version: release?.version ?? null,
    channel,
    folder: release && folderOf(release),
    state: stateOf(load),
    duration: load?.duration ?? null,
    failures,
  }
}
