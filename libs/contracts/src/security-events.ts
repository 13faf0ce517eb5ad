import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, id } from './fields'

/** What a person can see in the history of logins. */
export const SECURITY_EVENTS = [
  'registered',
  'login',
  /** The password was right, but no second factor followed. */
  'login_unfinished',
  'login_failed',
  'code_failed',
  'passkey_refused',
  'password_failed',
  'reset_failed',
  'password_changed',
  'password_reported',
  'password_reset',
  'secret_key_shown',
  'secret_key_renewed',
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'backup_codes_renewed',
  'factors_removed',
  'device_forgotten',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** How a login was completed. */
export const LOGIN_WAYS = ['password', 'app_code', 'backup_code', 'passkey', 'remembered_device'] as const
export type LoginWay = (typeof LOGIN_WAYS)[number]

const securityEvent = z.strictObject({
  id,
  /** One of `SECURITY_EVENTS`; other releases may have more. */
  kind: z.string(),
  /** Of a login, one of `LOGIN_WAYS`; of a passkey, its name. */
  detail: z.string(),
  /** Browser and system, such as "Firefox on Linux"; empty if unknown. */
  device: z.string(),
  /** The address, without its end. */
  network: z.string(),
  at: z.string(),
  /** Failed attempts that followed each other. */
  attempts: z.number(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

/** What happened to the account in the last 90 days, newest first. */
export const listSecurityEvents = endpoint({
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/api/security-events',
  access: 'account',
  area: 'access',
  response: z.strictObject({ events: z.array(securityEvent) }),
})

/**
 * "This was not me": ends all other sessions, forgets all devices, and refuses the password at the next login. This
 * session can still change it.
 */
export const reportPassword = endpoint({
  name: 'reportPassword',
  method: 'POST',
  path: '/api/auth/report-password',
  access: 'account',
  response: done,
  saves: 'access',
})
