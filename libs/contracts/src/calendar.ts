import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/**
 * The person's due dates, paydays and expected money as an iCalendar file (RFC 5545), to which calendar programs
 * subscribe. The token is an API token with the scope `calendar`; without a valid one, the answer is `not_found`.
 */
export const getCalendar = endpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/api/calendar.ics',
  access: 'guest',
  query: z.strictObject({ token: z.string() }),
  response: z.string(),
  download: 'solvent.ics',
})
