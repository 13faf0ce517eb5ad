import type { Registry, RegistryRow } from '@solvent/delivery'
import { isManifest } from '../scripts/manifest'

/** The id of the script element that contains the registry. */
const ELEMENT_ID = 'remote-registry'

/** The part of the registry that the page needs. The shell's host embeds it in the page. */
export type PageRegistry = Pick<Registry, 'revision' | 'remotes'>

/** The URL of a single host, without wildcards. */
const ENTRY_URL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?\//

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether the page can use a row. The host validates rows fully; this check protects the page when something else
 * answers in place of the host.
 */
function isRow(value: unknown): value is RegistryRow {
  if (!isRecord(value) || !isRecord(value.place) || !isRecord(value.integrity)) return false
  const { version, entry, manifest, contract, canary } = value
  const isRelease = typeof version === 'string' && typeof contract === 'number' && isManifest(manifest)
  const hasCanary = canary === undefined || (isRecord(canary) && isRow(canary.release))
  return isRelease && typeof entry === 'string' && ENTRY_URL.test(entry) && hasCanary
}

/** Parses a registry and leaves out invalid rows. @throws Error if the document is not a registry */
export function parseRegistry(text: string): PageRegistry {
  const document: unknown = JSON.parse(text)
  if (!isRecord(document) || !isRecord(document.remotes)) throw new Error('Invalid registry')
  const { revision, remotes } = document
  const rows = Object.entries(remotes).filter((row): row is [string, RegistryRow] => isRow(row[1]))
  return { revision: typeof revision === 'number' ? revision : 0, remotes: Object.fromEntries(rows) }
}

/** Reads the registry embedded in the page. Without one, there are no remotes. */
export function readRegistry(): PageRegistry {
  try {
    return parseRegistry(document.getElementById(ELEMENT_ID)?.textContent ?? '')
  } catch {
    return { revision: 0, remotes: {} }
  }
}

/** The origins of all releases in the registry, including canaries. */
export function originsOf({ remotes }: PageRegistry): Set<string> {
  const entries = Object.values(remotes).flatMap(({ entry, canary }) =>
    canary ? [entry, canary.release.entry] : [entry],
  )
  return new Set(entries.map((entry) => new URL(entry).origin))
}
