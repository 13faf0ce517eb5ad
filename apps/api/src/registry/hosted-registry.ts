import type { RegistryRow } from '@solvent/delivery'
import { type CheckedRows, checkRows } from './check-rows'
import type { Revision } from './registry-folder'

/** A revision as pages get it. */
export interface HostedRegistry extends CheckedRows {
  revision: number
  hash: string
  /** What the page is given: the number of the revision, and the rows that are right. */
  text: string
  /** Where the remotes come from. */
  origins: readonly string[]
  /** The releases it names, as `<remote>@<version>`. */
  releases: readonly string[]
}

/** What a page is given before there is any revision. */
export const NO_REGISTRY: Pick<HostedRegistry, 'text' | 'origins' | 'remotes'> = {
  text: JSON.stringify({ revision: 0, remotes: {} }),
  origins: [],
  remotes: {},
}

export function toHosted({ revision, hash, remotes: stored }: Revision): HostedRegistry {
  const { remotes, dropped } = checkRows(stored)
  const rows = Object.entries(remotes)
  return {
    revision,
    hash,
    remotes,
    dropped,
    text: JSON.stringify({ revision, remotes }),
    origins: [...new Set(rows.map(([, { entry }]) => new URL(entry).origin))],
    releases: rows.flatMap(([name, row]) => versionsOf(row).map((version) => `${name}@${version}`)),
  }
}

function versionsOf({ version, canary }: RegistryRow): string[] {
  return canary ? [version, canary.release.version] : [version]
}
