import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** An event of a whole day, as calendars have received it. */
export interface CalendarEventRow {
  id: string
  on: string
  title: string
  details: string
  isCancelled: boolean
  /** 0 at first; rises with every change. */
  sequence: number
  changedAt: string
}

/** In the order of their days. */
export async function allCalendarEvents(tx: UserTransaction): Promise<CalendarEventRow[]> {
  const rows = await tx.query<CalendarEventRow>(
    `select event_id as id, happens_on as on, title, details, is_cancelled as "isCancelled", sequence,
       changed_at as "changedAt"
     from calendar_events where user_id = $1 order by happens_on, event_id`,
    [tx.userId],
  )
  return rows.map((row) => ({ ...row, changedAt: toInstant(row.changedAt) }))
}

export async function upsertCalendarEvents(
  tx: UserTransaction,
  events: readonly CalendarEventRow[],
): Promise<void> {
  await tx.query(
    `insert into calendar_events (user_id, event_id, happens_on, title, details, is_cancelled, sequence, changed_at)
     select owner.user_id, event.id, event."on", event.title, event.details, event."isCancelled", event.sequence,
       event."changedAt"
     from users owner, jsonb_to_recordset($2::jsonb) event(id text, "on" date, title text, details text,
       "isCancelled" boolean, sequence integer, "changedAt" timestamptz)
     where owner.user_id = $1
     on conflict (user_id, event_id) do update
       set happens_on = excluded.happens_on, title = excluded.title, details = excluded.details,
         is_cancelled = excluded.is_cancelled, sequence = excluded.sequence, changed_at = excluded.changed_at`,
    [tx.userId, JSON.stringify(events)],
  )
}

export async function deleteCalendarEventsBefore(tx: UserTransaction, day: string): Promise<void> {
  await tx.query(`delete from calendar_events where user_id = $1 and happens_on < $2`, [tx.userId, day])
}
