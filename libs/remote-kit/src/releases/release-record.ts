import type { RegisteredRelease } from '@solvent/delivery'
import { type Script, scriptOf } from '../scripts/manifest'
import { scriptUrlOfError } from '../scripts/script-error'
import type { Choice } from './choose-release'
import type { RemoteObserver, RunningRelease } from './remote-observer'
import type { WithdrawnCanaries } from './withdrawn-canaries'

/** The number of failures after which this browser stops using a canary. */
const MAX_CANARY_FAILURES = 2

/** The outcomes of the releases that this page has loaded. */
export interface ReleaseRecord {
  /** @param duration in milliseconds */
  loaded(remote: string, choice: Choice, duration: number): void
  failed(remote: string, choice: Choice, duration: number, error: unknown): void
  /** The number of failures of a remote on this page. */
  failuresOf(remote: string): number
  /** The script of a release that could not be loaded last time. */
  suspectsOf(release: RegisteredRelease): Script[]
}

function toRunning(remote: string, { release, channel }: Choice): RunningRelease {
  return { remote, version: release.version, channel }
}

/** Records outcomes, reports them to the observer and withdraws a canary that fails repeatedly. */
export function createReleaseRecord(
  withdrawn: WithdrawnCanaries,
  observer: RemoteObserver | undefined,
): ReleaseRecord {
  const failures = new Map<string, string[]>()
  const suspects = new Map<string, string>()

  return {
    loaded(remote, choice, duration) {
      suspects.delete(choice.release.entry)
      observer?.loaded(toRunning(remote, choice), duration)
    },
    failed(remote, choice, duration, error) {
      const { version, entry } = choice.release
      const all = [...(failures.get(remote) ?? []), version]
      failures.set(remote, all)
      const url = scriptUrlOfError(error)
      if (url) suspects.set(entry, url)
      observer?.failed(toRunning(remote, choice), duration, error)
      if (choice.channel !== 'canary' || withdrawn.has(remote, version)) return
      if (all.filter((failed) => failed === version).length < MAX_CANARY_FAILURES) return
      withdrawn.add(remote, version)
      observer?.withdrawn(toRunning(remote, choice))
    },
    failuresOf: (remote) => failures.get(remote)?.length ?? 0,
    suspectsOf(release) {
      const url = suspects.get(release.entry)
      const script = url && scriptOf(release, url)
      return script ? [script] : []
    },
  }
}
