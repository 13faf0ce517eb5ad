import { ECDH } from 'node:crypto'
import type { BodyOf, ResponseOf } from '@solvent/contracts'
import {
  type addPushDevice as addPushDeviceContract,
  type getReminders,
  MAX_PUSH_DEVICES,
  type PushDevice,
  type ReminderSettings,
} from '@solvent/contracts/reminders'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import * as table from '../../storage/tables/reminders-table'
import { type Client, deviceName } from '../account/client'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import { pushKeyOf } from '../secrets/push-key'
import type { Services } from '../services'
import { duePayments } from './due-payments'
import { isBetween, isTimeZone, nextTimeAt } from './local-time'

const FIRST_SETTINGS = { content: 'name', hour: 9, quiet_from: 21, quiet_to: 8 } as const

/** What is due, and how the person is reminded of it. */
export function readReminders(services: Services, userId: string): Promise<ResponseOf<typeof getReminders>> {
  return readBooks(services, userId, async (books) => ({
    due: await duePayments(books),
    settings: await table.findReminderSettings(books),
    devices: (await table.allPushDevices(books)).map(toDevice),
    push_key: pushKeyOf(services.keys.push).publicKey,
  }))
}

/** @throws DomainError `invalid_request` for an unknown time zone, or an hour within the quiet ones */
export async function saveSettings(
  services: Services,
  userId: string,
  settings: ReminderSettings,
): Promise<void> {
  requireTimeZone(settings.time_zone)
  if (isBetween(settings.hour, settings.quiet_from, settings.quiet_to))
    throw invalidField('hour', 'Choose an hour outside of the quiet hours')
  await services.db.asUser(userId, (tx) => save(tx, services, settings))
}

/** @throws DomainError `invalid_request` for an unknown time zone, a wrong address or key, or too many devices */
export function addDevice(
  services: Services,
  { userId, origin, ...client }: Client & { userId: string; origin: string },
  { endpoint, p256dh, auth, time_zone }: BodyOf<typeof addPushDeviceContract>,
): Promise<PushDevice> {
  requireTimeZone(time_zone)
  const isAllowed = endpoint.startsWith('https:') || services.allowsPrivateHosts
  if (!isAllowed || !URL.canParse(endpoint)) throw invalidField('endpoint', 'Must be an https address')
  if (!isPublicKey(p256dh)) throw invalidField('p256dh', 'Must be a public key')
  return services.db.asUser(userId, async (tx) => {
    const others = (await table.allPushDevices(tx)).filter((device) => device.endpoint !== endpoint)
    if (others.length >= MAX_PUSH_DEVICES)
      throw invalidField('endpoint', `You can have at most ${MAX_PUSH_DEVICES} devices. Remove one first`)
    const createdAt = services.clock.now().toISOString()
    const device = {
      id: newId(),
      name: deviceName(client),
      endpoint,
      publicKey: p256dh,
      secret: auth,
      // RFC 8292 wants https.
      contact: origin.replace(/^http:/, 'https:'),
      createdAt,
    }
    await table.insertPushDevice(tx, device)
    const settings = await table.findReminderSettings(tx)
    if (!settings) await save(tx, services, { ...FIRST_SETTINGS, time_zone })
    return toDevice(device)
  })
}

/** @throws DomainError `not_found` */
export function removeDevice({ db }: Services, userId: string, id: string): Promise<void> {
  return db.asUser(userId, async (tx) => {
    if (!(await table.deletePushDevice(tx, id))) throw new DomainError('not_found')
  })
}

async function save(tx: UserTransaction, { clock }: Services, settings: ReminderSettings): Promise<void> {
  const nextAt = nextTimeAt(settings.hour, settings.time_zone, clock.now())
  await table.upsertReminderSettings(tx, settings, nextAt.toISOString())
}

/** Whether a text is a point of the curve P-256, which messages are encrypted for. */
function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function requireTimeZone(name: string): void {
  if (!isTimeZone(name)) throw invalidField('time_zone', 'Must be a time zone such as Europe/Berlin')
}

function toDevice({ id, name, createdAt }: table.PushDeviceRow): PushDevice {
  return { id, name, created_at: createdAt }
}
