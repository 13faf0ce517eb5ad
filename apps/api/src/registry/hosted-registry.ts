import type { RegistryRow } from '@solvent/delivery'
import { type CheckedRows, checkRows } from './check-rows'
import type { Revision } from './registry-folder'

/** A revision as it is served to pages. */
export interface HostedRegistry extends CheckedRows {
  revision: number
  hash: string
  /** The JSON for the page: the number of the revision and the valid rows. */
  text: string
  /** The origins of the remotes. */
  origins: readonly string[]
  /** The releases it names, as `<remote>@<version>`. */
  releases: readonly string[]
}

/** Served while there is no revision. */
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
