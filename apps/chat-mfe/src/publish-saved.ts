import { toSavedTable } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import type { LogEntry } from './log-entry'

/** Publishes a save for each of these tables, once each, so that every screen updates. */
export function publishSaved(tables: readonly (string | undefined)[]): void {
  for (const table of new Set(tables.map(toSavedTable))) publish('saved', { table })
}

function entriesIn(entries: readonly LogEntry[]) {
  const cards = entries.flatMap((entry) => entry.cards)
  return cards.flatMap((card) => (card.type === 'entry' ? [card.entry] : []))
}

/** Publishes the tables of entries that are in the log now and were not before. */
export function publishNew(before: readonly LogEntry[], now: readonly LogEntry[]): void {
  const known = new Set(entriesIn(before).map(({ id }) => id))
  publishSaved(entriesIn(now).flatMap(({ id, table }) => (known.has(id) ? [] : [table])))
}
