import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, done, id, idParams, must, requiredText, wholeNumber } from './fields'

/** What a reminder says: that something is due, of which debt, or also how much. */
export const REMINDER_CONTENTS = ['nothing', 'name', 'amount'] as const
export type ReminderContent = (typeof REMINDER_CONTENTS)[number]

export const MAX_PUSH_DEVICES = 10

const hour = wholeNumber(0, 23)

const settings = z.strictObject({
  content: z.enum(REMINDER_CONTENTS, must(`one of ${REMINDER_CONTENTS.join(', ')}`)),
  /** Hours of the person's day: of the summary, and between which nothing is sent. Equal ones are never quiet. */
  hour,
  quiet_from: hour,
  quiet_to: hour,
  /** A name of the IANA time zone database, such as `Europe/Berlin`. */
  time_zone: requiredText(60),
})
export type ReminderSettings = z.infer<typeof settings>

const duePayment = z.strictObject({
  liability_id: id,
  name: z.string(),
  /** Of all its installments that are due by tomorrow. */
  amount: z.number(),
  /** Of the earliest one; before today if it is late. */
  due_on: date,
})
export type DuePayment = z.infer<typeof duePayment>

const pushDevice = z.strictObject({
  id,
  /** Browser and system; empty if unknown. */
  name: z.string(),
  created_at: z.string(),
})
export type PushDevice = z.infer<typeof pushDevice>

/** What a reminder of today contains, and how reminders are sent. */
export const getReminders = endpoint({
  name: 'getReminders',
  method: 'GET',
  path: '/api/reminders',
  access: 'account',
  area: 'dashboard',
  response: z.strictObject({
    /** Late, due today or due tomorrow; the earliest first. */
    due: z.array(duePayment),
    /** Null before the first device is added. */
    settings: z.nullable(settings),
    devices: z.array(pushDevice),
    /** The server's public key for push services (VAPID), as base64url. */
    push_key: z.string(),
  }),
})

export const saveReminders = endpoint({
  name: 'saveReminders',
  method: 'PUT',
  path: '/api/reminders',
  access: 'account',
  body: settings,
  response: done,
  saves: 'users',
})

/** Adds the browser of the request, or replaces what is known of it. */
export const addPushDevice = endpoint({
  name: 'addPushDevice',
  method: 'POST',
  path: '/api/reminders/devices',
  access: 'account',
  body: z.strictObject({
    endpoint: z.string().check(z.regex(/^https?:\/\/\S+$/, must('a web address')), z.maxLength(1000)),
    /** The keys of the subscription, as base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/, must('a public key'))),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/, must('a secret of 16 bytes'))),
    time_zone: requiredText(60),
  }),
  response: pushDevice,
  hasSecret: true,
  saves: 'users',
})

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/api/reminders/devices/{id}',
  access: 'account',
  params: idParams,
  response: done,
  saves: 'users',
})
