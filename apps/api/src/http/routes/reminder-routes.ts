import { addPushDevice, getReminders, removePushDevice, saveReminders } from '@solvent/contracts/reminders'
import * as reminders from '../../domain/reminders/reminders'
import type { Handle } from '../handle'

/** Reminders of payments that are due. */
export function reminderRoutes(handle: Handle): void {
  handle(getReminders, ({ services, userId }) => reminders.readReminders(services, userId))

  handle(saveReminders, async ({ services, userId, body }) => {
    await reminders.saveSettings(services, userId, body)
    return { message: 'Your reminders are saved.' }
  })

  handle(addPushDevice, ({ services, userId, address, userAgent, origin, body }) =>
    reminders.addDevice(services, { userId, address, userAgent, origin }, body),
  )

  handle(removePushDevice, async ({ services, userId, params }) => {
    await reminders.removeDevice(services, userId, params.id)
    return { message: 'The device gets no more reminders.' }
  })
}
