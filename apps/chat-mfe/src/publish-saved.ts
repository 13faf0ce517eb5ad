import { toSavedTable } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import type { LogEntry } from './log-entry'

/** Lets every screen show what was saved to these tables: each once. */
export function publishSaved(tables: readonly (string | undefined)[]): void {
  for (const table of new Set(tables.map(toSavedTable))) publish('saved', { table })
}

function savedIn(entries: readonly LogEntry[]) {
  const cards = entries.flatMap((entry) => entry.cards)
  return cards.flatMap((card) => (card.type === 'entry' ? [card.entry] : []))
}

/** Lets every screen show what stands in the log now and did not before. */
export function publishNew(before: readonly LogEntry[], now: readonly LogEntry[]): void {
  const known = new Set(savedIn(before).map(({ id }) => id))
  publishSaved(savedIn(now).flatMap(({ id, table }) => (known.has(id) ? [] : [table])))
}
