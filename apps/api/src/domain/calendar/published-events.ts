import type { CalendarEventRow } from '../../storage/tables/calendar-events-table'
import type { EventAhead, EventsAhead } from './events-ahead'

/**
 * The events that changed since calendars last received them, as they are now: new, moved or reworded ones, and those
 * ahead that no longer exist, which are cancelled. Events of past days stay as they are.
 *
 * @param at the current time, as an ISO instant
 */
export function changedEvents(
  published: readonly CalendarEventRow[],
  { events, through }: EventsAhead,
  { today, at }: { today: string; at: string },
): CalendarEventRow[] {
  const rows = new Map(published.map((row) => [row.id, row]))
  const existing = new Set(events.map(({ id }) => id))
  const cancelled = published.filter(
    ({ id, on, isCancelled }) => !isCancelled && !existing.has(id) && on >= today && on <= through,
  )
  return [
    ...events.flatMap((event) => {
      const row = rows.get(event.id)
      if (row && isSame(row, event)) return []
      return [{ ...event, isCancelled: false, sequence: row ? row.sequence + 1 : 0, changedAt: at }]
    }),
    ...cancelled.map((row) => ({ ...row, isCancelled: true, sequence: row.sequence + 1, changedAt: at })),
  ]
}

function isSame(row: CalendarEventRow, { on, title, details }: EventAhead): boolean {
  return !row.isCancelled && row.on === on && row.title === title && row.details === details
}
