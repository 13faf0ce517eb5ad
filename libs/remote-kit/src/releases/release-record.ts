import type { RegisteredRelease } from '@solvent/delivery'
import { scriptOfError } from '../loading/remote-load'
import { type Script, scriptOf } from '../scripts/manifest'
import type { Choice } from './choose-release'
import type { RemoteObserver, RunningRelease } from './remote-observer'
import type { WithdrawnCanaries } from './withdrawn-canaries'

/** So many failures of a canary, and this browser goes on without it. */
const CANARY_FAILURES = 2

/** What has become of the releases that this page has tried. */
export interface ReleaseRecord {
  loaded(remote: string, choice: Choice, milliseconds: number): void
  failed(remote: string, choice: Choice, milliseconds: number, error: unknown): void
  /** How often the remote has failed on this page. */
  failuresOf(remote: string): number
  /** The script of a release that did not come the last time. */
  suspectsOf(release: RegisteredRelease): Script[]
}

function toRunning(remote: string, { release, channel }: Choice): RunningRelease {
  return { remote, version: release.version, channel }
}

/** Writes it down, tells the observer, and withdraws a canary that fails again. */
export function createReleaseRecord(
  withdrawn: WithdrawnCanaries,
  observer: RemoteObserver | undefined,
): ReleaseRecord {
  const failures = new Map<string, string[]>()
  const suspects = new Map<string, string>()

  return {
    loaded(remote, choice, milliseconds) {
      suspects.delete(choice.release.entry)
      observer?.loaded(toRunning(remote, choice), milliseconds)
    },
    failed(remote, choice, milliseconds, error) {
      const { version, entry } = choice.release
      const all = [...(failures.get(remote) ?? []), version]
      failures.set(remote, all)
      const url = scriptOfError(error)
      if (url) suspects.set(entry, url)
      observer?.failed(toRunning(remote, choice), milliseconds, error)
      if (choice.channel !== 'canary' || withdrawn.has(remote, version)) return
      if (all.filter((failed) => failed === version).length < CANARY_FAILURES) return
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
