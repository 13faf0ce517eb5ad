import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Of a person's books: digits, which grow with every change. */
const version = z.string().check(z.regex(/^\d{1,19}$/))

/** The header of an answer that says which version of the books it was read from. */
export const VERSION_HEADER = 'X-Solvent-Version'

/** Why a page is told nothing more: newer pages took its place, the session is over, or the server stops. */
const FOLLOWING_ENDS = ['replaced', 'signed_out', 'stopping'] as const
export type FollowingEnd = (typeof FOLLOWING_ENDS)[number]

/** What an open page is told, each under its name as the event's type. */
const followingEvents = {
  /** How far the books are: at first, and after what this sign-in saved itself. */
  at: z.strictObject({ version }),
  /** What another sign-in of the person saved. `everything` stands for what the page may have missed. */
  saved: z.strictObject({ tables: z.array(z.string()), version }),
  done: z.strictObject({ reason: z.enum(FOLLOWING_ENDS) }),
  failed: z.strictObject({ error: z.string(), code: z.string() }),
} as const

/**
 * Tells an open page what is saved on the person's other devices, as long as it listens. Whoever names the last version
 * they were told hears at once whether they missed anything.
 */
export const followSaves = endpoint({
  name: 'followSaves',
  method: 'GET',
  path: '/api/saves',
  access: 'signed-in',
  query: z.strictObject({ since: z.optional(version) }),
  response: followingEvents.done,
  events: followingEvents,
})
