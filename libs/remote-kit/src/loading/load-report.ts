import type { SharedVersion } from '../federation/federation'
import type { Channel } from '../releases/choose-release'
import type { AttemptTrace } from './attempt'
import { causeOf, type Failure, type Phase } from './failure'
import type { Page, Remote } from './remote'

/** A remote of the registry on this page. */
export interface RemoteReport {
  readonly remote: string
  readonly state: 'idle' | AttemptTrace['state']
  /** The release on screen, or the one that would be loaded; null if this page can run none. */
  readonly version: string | null
  readonly channel: Channel | null
  /** The number of failures on this page. */
  readonly failures: number
  /** The attempt on screen. */
  readonly onScreen: AttemptTrace | null
  /** The last attempts, oldest first. */
  readonly attempts: readonly AttemptTrace[]
}

/** A package in the share scope, with the running remotes that use it. */
export interface SharedPackageUse extends SharedVersion {
  readonly usedBy: readonly string[]
}

/** What a page has loaded and what failed, without personal data. */
export interface LoadReport {
  /** The revision of the registry. */
  readonly revision: number
  /** Why the registry could not be refreshed the last time; null if it could. */
  readonly registryFailure: { readonly phase: Phase; readonly cause: string } | null
  readonly remotes: readonly RemoteReport[]
  readonly sharedPackages: readonly SharedPackageUse[]
}

/** Describes every remote that the registry names. */
export function reportOf(page: Page, remotes: ReadonlyMap<string, Remote>): LoadReport {
  const { revision, remotes: rows } = page.registry.current()
  const error = page.registry.failure()
  const failure: Failure | null = error && { phase: 'registry', error }
  return {
    revision,
    registryFailure: failure && { phase: failure.phase, cause: causeOf(failure, null) },
    remotes: Object.keys(rows).map((name) => remoteReport(page, name, remotes.get(name))),
    sharedPackages: page.federation.sharedVersions().map((shared) => ({
      ...shared,
      usedBy: [...remotes.values()].filter((remote) => uses(remote, shared.name)).map(({ name }) => name),
    })),
  }
}

function remoteReport({ choice }: Page, name: string, remote: Remote | undefined): RemoteReport {
  const onScreen = remote?.onScreen
  const { release = null, channel = null } = onScreen?.choice ?? choice.find(name) ?? {}
  return {
    remote: name,
    state: onScreen?.trace().state ?? 'idle',
    version: release?.version ?? null,
    channel,
    failures: remote?.failures ?? 0,
    onScreen: onScreen?.trace() ?? null,
    attempts: remote?.attempts.map((attempt) => attempt.trace()) ?? [],
  }
}

function uses({ onScreen }: Remote, sharedPackage: string): boolean {
  const shared = onScreen?.isRunning ? onScreen.choice?.release.manifest.shared : undefined
  return shared?.some(({ name }) => name === sharedPackage) ?? false
}
