import {
  addPushDevice,
  getReminders,
  type PushDevice,
  type ReminderSettings,
  removePushDevice,
  saveReminders,
} from '@solvent/contracts/reminders'
import { type Answer, answer } from './answer'

const PUSH_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

/** A car loan that is due tomorrow, and the devices that are reminded of it. */
export function reminderAnswers(): Answer[] {
  let devices: PushDevice[] = []
  let settings: ReminderSettings | null = null
  return [
    answer(getReminders, () => ({
      due: [
        {
          liability_id: '0195d3a0-0000-7000-8000-0000000000c1',
          name: 'Car Loan',
          amount: 100,
          due_on: '2026-03-11',
        },
      ],
      settings,
      devices,
      push_key: PUSH_KEY,
    })),
    answer(saveReminders, ({ body }) => {
      settings = body
      return { message: 'Your reminders are saved.' }
    }),
    answer(addPushDevice, ({ body }) => {
      settings ??= { content: 'name', hour: 9, quiet_from: 21, quiet_to: 8, time_zone: body.time_zone }
      const device: PushDevice = {
        id: '0195d3a0-0000-7000-8000-0000000000c2',
        name: 'Chrome on Android',
        created_at: '2026-03-10T09:30:00.000Z',
      }
      devices = [device]
      return device
    }),
    answer(removePushDevice, () => {
      devices = []
      return { message: 'The device gets no more reminders.' }
    }),
  ]
}
