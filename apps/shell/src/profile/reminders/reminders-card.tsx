import { messageOf, useRead, useSend } from '@solvent/api-client'
import type { ResponseOf } from '@solvent/contracts'
import { addPushDevice, getReminders, type PushDevice, removePushDevice } from '@solvent/contracts/reminders'
import { Button, Caption, Card, formatInstant, Stack, useToast } from '@solvent/ui'
import { useState } from 'react'
import { AccessItem, AccessList } from '../access/access-list'
import { deviceTitle } from '../access/device-title'
import { SettingRow } from '../setting-row'
import { DueList } from './due-list'
import { ReminderSettingsForm } from './reminder-settings-form'
import { type PushProblem, subscribe } from './subscribe'

const problemTexts: Readonly<Record<PushProblem, string>> = {
  unsupported:
    'This browser cannot show reminders. On an iPhone or iPad, first add Solvent to the home screen and open it there.',
  blocked:
    "You have not allowed notifications. Allow them for Solvent in your browser's settings, then try again.",
}

/** What is due, and reminders of it on the person's devices. */
export function RemindersCard() {
  const { data, error } = useRead(getReminders, {})
  return (
    <Card title="Reminders">
      {data ? (
        <Reminders reminders={data} />
      ) : (
        // The profile above says why, with a way to retry.
        <Caption>{error ? 'Failed to load your reminders.' : 'Loading reminders...'}</Caption>
      )}
    </Card>
  )
}

function Reminders({ reminders }: { reminders: ResponseOf<typeof getReminders> }) {
  const { due, settings, devices, push_key } = reminders
  const { add, isAdding, problem } = useThisDevice(push_key)
  const remove = useRemove()
  return (
    <Stack gap={4}>
      <DueList due={due} />
      <div>
        <SettingRow
          title="Notifications"
          text="Once a day, this device tells you what is late, due today or due tomorrow."
        >
          <Button onClick={add} busy={isAdding} busyLabel="Turning on...">
            Remind me on this device
          </Button>
        </SettingRow>
        {problem && <Caption role="alert">{problem}</Caption>}
        <AccessList rows={devices} failed={null}>
          {(device) => (
            <AccessItem
              key={device.id}
              name={deviceTitle(device)}
              facts={[`Since ${formatInstant(device.created_at)}`]}
            >
              <Button
                small
                variant="ghost"
                aria-label={`Stop reminders on ${device.name || 'unknown device'}`}
                onClick={() => remove(device)}
              >
                Stop
              </Button>
            </AccessItem>
          )}
        </AccessList>
      </div>
      {settings && devices.length > 0 && <ReminderSettingsForm settings={settings} />}
    </Stack>
  )
}

const FAILED = "We couldn't turn on reminders. Please try again."

function useThisDevice(pushKey: string) {
  const toast = useToast()
  const { mutate, isPending } = useSend(addPushDevice)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function add() {
    setAsking(true)
    setProblem(null)
    // The browser's own reason, such as a push service that it cannot reach, is not for the person.
    const device = await subscribe(pushKey).catch(() => null)
    setAsking(false)
    if (device === null) return setProblem(FAILED)
    if (typeof device === 'string') return setProblem(problemTexts[device])
    mutate(
      { body: device },
      {
        onSuccess: () => toast.success('Reminders are on'),
        onError: (cause) => setProblem(messageOf(cause, FAILED)),
      },
    )
  }
  return { add, isAdding: isAsking || isPending, problem }
}

function useRemove(): (device: PushDevice) => void {
  const toast = useToast()
  const { mutate } = useSend(removePushDevice)
  return ({ id }) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('This device gets no more reminders'),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to stop the reminders. Please try again.')),
      },
    )
}
