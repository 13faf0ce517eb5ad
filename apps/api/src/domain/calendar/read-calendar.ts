import { addDays } from '@solvent/money'
import {
  allCalendarEvents,
  deleteCalendarEventsBefore,
  upsertCalendarEvents,
} from '../../storage/tables/calendar-events-table'
import type { Session } from '../account/access-token'
import { noteTokenUse } from '../account/api-tokens'
import { lookUpSession } from '../account/look-up-session'
import { withBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { writeCalendar } from './calendar-file'
import { eventsAhead } from './events-ahead'
import { changedEvents } from './published-events'

/** How long an event is kept after its day. */
const DAYS_KEPT = 60

/**
 * The calendar of the person whose token is in its address. Remembers what it contains.
 *
 * @param origin of the pages that the events link to
 * @throws DomainError `not_found` if the token is not a valid one for a calendar
 */
export async function readCalendar(
  services: Services,
  session: Session,
  { address, origin }: { address: string; origin: string },
): Promise<string> {
  const { userId } = session
  const at = services.clock.now().toISOString()
  const { token } = await services.db.asReader(userId, (tx) => lookUpSession(tx, session, at))
  if (token?.scope !== 'calendar') throw new DomainError('not_found')
  noteTokenUse(services, userId, { token, address })
  const events = await withBooks(services, userId, async (books) => {
    const [published, ahead] = await Promise.all([allCalendarEvents(books), eventsAhead(books)])
    const changed = changedEvents(published, ahead, { today: books.today, at })
    const oldest = addDays(books.today, -DAYS_KEPT)
    if (published.some(({ on }) => on < oldest)) await deleteCalendarEventsBefore(books, oldest)
    if (changed.length > 0) await upsertCalendarEvents(books, changed)
    return changed.length > 0 ? allCalendarEvents(books) : published
  })
  return writeCalendar(events, origin)
}
