import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { CalendarEventRow } from '../../storage/tables/calendar-events-table'

/** How often calendar programs should ask again. */
const REFRESH_SECONDS = 6 * 60 * 60
/** At nine in the morning of the day before. */
const ALARM_SECONDS_BEFORE = 15 * 60 * 60
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Writes events as iCalendar (RFC 5545). They are whole days without a time zone, so each one is on its day everywhere.
 *
 * @param origin of the pages that the events link to
 */
export function writeCalendar(events: readonly CalendarEventRow[], origin: string): string {
  const calendar = ical({
    name: 'Solvent',
    prodId: { company: 'Solvent', product: 'Due dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const { id, on, title, details, isCancelled, sequence, changedAt } of events) {
    const start = new Date(`${on}T00:00:00Z`)
    const isDue = id.startsWith('due-')
    const event = calendar.createEvent({
      id: `${id}@solvent`,
      sequence,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      start,
      end: new Date(start.getTime() + DAY_MS),
      allDay: true,
      summary: title,
      description: details || null,
      url: origin + (isDue ? '/liabilities' : '/assets'),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A due does not make its person busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    if (isDue && !isCancelled) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS_BEFORE, description: title })
    }
  }
  return calendar.toString()
}
