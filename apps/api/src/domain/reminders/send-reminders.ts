import { moneyFormat } from '@solvent/money'
import webPush from 'web-push'
import {
  allPushDevices,
  claimSummary,
  deletePushDevice,
  findReminderSettings,
  type PushDeviceRow,
} from '../../storage/tables/reminders-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import { readBooks } from '../books/with-books'
import { guardedPost } from '../outgoing/guarded-post'
import { pushKeyOf } from '../secrets/push-key'
import type { Services } from '../services'
import { duePayments } from './due-payments'
import { isBetween, localTime, nextTimeAt } from './local-time'
import { type Summary, summaryOf } from './summary'

/** How long a push service keeps a summary for a device that is off. */
const TTL_SECONDS = 12 * 60 * 60
/** A subscription that ended (RFC 8030, 7.3). */
const GONE: readonly (number | null)[] = [404, 410]

/** Sends a person's summary of the day to their devices. @param signal aborts when the server stops */
export async function sendReminders(services: Services, userId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const found = await db.asUser(userId, async (tx) => {
    const settings = await findReminderSettings(tx)
    if (!settings) return null
    const nextAt = nextTimeAt(settings.hour, settings.time_zone, now).toISOString()
    const isOurs = await claimSummary(tx, { at: now.toISOString(), nextAt })
    return isOurs ? { settings, devices: await allPushDevices(tx) } : null
  })
  if (!found) return
  const { settings, devices } = found
  const { date: today, hour } = localTime(now, settings.time_zone)
  // The server may have been stopped at the time of the summary.
  if (isBetween(hour, settings.quiet_from, settings.quiet_to)) return
  const local = { ...services, clock: { now: () => now, today: () => today } }
  const summary = await readBooks(local, userId, async (books) => {
    const due = await duePayments(books)
    const money = moneyFormat(pageCurrencyOf(await requireUser(books)))
    return due.length > 0 ? summaryOf(due, { content: settings.content, today, money }) : null
  })
  if (!summary) return
  await Promise.all(
    devices.map(async (device) => {
      const { status } = await push(services, device, { summary, signal })
      if (GONE.includes(status)) await db.asUser(userId, (tx) => deletePushDevice(tx, device.id))
    }),
  )
}

async function push(
  { keys, allowsPrivateHosts = false }: Services,
  { endpoint, publicKey, secret, contact }: PushDeviceRow,
  { summary, signal }: { summary: Summary; signal: AbortSignal },
) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: secret } },
    JSON.stringify(summary),
    {
      vapidDetails: { subject: contact, ...pushKeyOf(keys.push) },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
      // The summary of a day replaces the one of the day before that was not delivered.
      topic: 'due',
    },
  )
  const post = { url: endpoint, headers: { ...headers }, body }
  return guardedPost(post, { allowsPrivate: allowsPrivateHosts, signal })
}
