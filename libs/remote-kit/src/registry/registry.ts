import type { Registry, RegistryRow } from '@solvent/delivery'
import { isManifest } from '../scripts/manifest'

/** Id of the script element that carries the registry in the page. */
const ELEMENT_ID = 'remote-registry'

/** The registry that the shell's host wrote into the page, as far as the page needs it. */
export type PageRegistry = Pick<Registry, 'revision' | 'remotes'>

/** An address of one host, without a pattern in it. */
const ADDRESS = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?\//

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether the page can work with a row. The host checks each of them whole; this keeps out what would stop the page if
 * something else answers in the host's place.
 */
function isRow(value: unknown): value is RegistryRow {
  if (!isRecord(value) || !isRecord(value.place) || !isRecord(value.integrity)) return false
  const { version, entry, manifest, contract, canary } = value
  const isRelease = typeof version === 'string' && typeof contract === 'number' && isManifest(manifest)
  const hasCanary = canary === undefined || (isRecord(canary) && isRow(canary.release))
  return isRelease && typeof entry === 'string' && ADDRESS.test(entry) && hasCanary
}

/** Reads a registry out of a text, without the rows that are wrong. @throws Error if it is no registry at all */
export function parseRegistry(text: string): PageRegistry {
  const document: unknown = JSON.parse(text)
  if (!isRecord(document) || !isRecord(document.remotes)) throw new Error('It is not a registry')
  const { revision, remotes } = document
  const rows = Object.entries(remotes).filter((row): row is [string, RegistryRow] => isRow(row[1]))
  return { revision: typeof revision === 'number' ? revision : 0, remotes: Object.fromEntries(rows) }
}

/** Reads it out of the page. A page without one has no remotes. */
export function readRegistry(): PageRegistry {
  try {
    return parseRegistry(document.getElementById(ELEMENT_ID)?.textContent ?? '')
  } catch {
    return { revision: 0, remotes: {} }
  }
}

/** The origins that releases of the registry come from, canaries included. */
export function originsOf({ remotes }: PageRegistry): Set<string> {
  const entries = Object.values(remotes).flatMap(({ entry, canary }) =>
    canary ? [entry, canary.release.entry] : [entry],
  )
  return new Set(entries.map((entry) => new URL(entry).origin))
}
