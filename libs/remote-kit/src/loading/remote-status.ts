import type { Channel, Choice } from '../releases/choose-release'
import { folderOf } from '../scripts/manifest'
import type { Loading } from './remote-load'

/** What is known of a remote on this page. */
export interface RemoteFact {
  readonly remote: string
  /** The release that runs, or would; null where none can. */
  readonly version: string | null
  readonly channel: Channel
  /** The address of the release's folder. */
  readonly folder: string | null
  readonly state: 'not asked for' | 'loading' | 'loaded' | 'failed'
  /** From being asked for to being there. */
  readonly milliseconds: number | null
  /** How often it has failed on this page. */
  readonly failures: number
}

function stateOf(loading: Loading | undefined): RemoteFact['state'] {
  if (!loading) return 'not asked for'
  if (loading.failure) return 'failed'
  return loading.module ? 'loaded' : 'loading'
}

/** Puts together what is known of a remote. */
export function toFact(
  remote: string,
  loading: Loading | undefined,
  wanted: Choice | null,
  failures: number,
): RemoteFact {
  const { release, channel } = loading?.choice ?? wanted ?? { release: null, channel: 'stable' as const }
  return {
    remote,
    version: release?.version ?? null,
    channel,
    folder: release && folderOf(release),
    state: stateOf(loading),
    milliseconds: loading?.took ?? null,
    failures,
  }
}
