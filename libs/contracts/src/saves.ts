import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** The version of a person's books: digits that increase with every change. */
const version = z.string().check(z.regex(/^\d{1,19}$/))

/** The response header with the version of the books that was read. */
export const VERSION_HEADER = 'X-Solvent-Version'

/** Why the stream ends: newer pages replaced this one, the session is over, or the server is stopping. */
const FOLLOWING_ENDS = ['replaced', 'signed_out', 'stopping'] as const
export type FollowingEnd = (typeof FOLLOWING_ENDS)[number]

/** The events sent to an open page; the key is the event's type. */
const followingEvents = {
  /** The current version: sent first, and after each save of this sign-in. */
  at: z.strictObject({ version }),
  /** What another sign-in of the person saved. `everything` stands for saves the page may have missed. */
  saved: z.strictObject({ tables: z.array(z.string()), version }),
  /** How far the person's books are brought up to date after an absence, in percent; 100 at the end. */
  catching_up: z.strictObject({ percent: z.number() }),
  done: z.strictObject({ reason: z.enum(FOLLOWING_ENDS) }),
  failed: z.strictObject({ error: z.string(), code: z.string() }),
} as const

/**
 * Streams what is saved on the person's other devices to an open page. With `since`, the last version the page
 * received, it reports immediately whether the page missed anything.
 */
export const streamSaves = endpoint({
  name: 'streamSaves',
  method: 'GET',
  path: '/api/saves',
  access: 'read',
  query: z.strictObject({ since: z.optional(version) }),
  response: followingEvents.done,
  events: followingEvents,
})
