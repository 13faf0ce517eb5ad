import { useContractForm } from '@solvent/api-client'
import {
  REMINDER_CONTENTS,
  type ReminderContent,
  type ReminderSettings,
  saveReminders,
} from '@solvent/contracts/reminders'
import {
  Banner,
  Button,
  Form,
  Grid,
  Inline,
  RadioGroupField,
  SelectField,
  Stack,
  useToast,
} from '@solvent/ui'
import { timeZone } from './subscribe'

const contentNames: Readonly<Record<ReminderContent, string>> = {
  nothing: 'Only that something is due',
  name: 'The names of the debts',
  amount: 'Names and amounts',
}

const contents = REMINDER_CONTENTS.map((value) => ({ value, label: contentNames[value] }))

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** When reminders come, and how much of them a locked screen shows. */
export function ReminderSettingsForm({ settings }: { settings: ReminderSettings }) {
  const toast = useToast()
  const { content, hour, quiet_from, quiet_to } = settings
  const initial: { content: ReminderContent; hour: string; quiet_from: string; quiet_to: string } = {
    content,
    hour: String(hour),
    quiet_from: String(quiet_from),
    quiet_to: String(quiet_to),
  }
  const form = useContractForm({
    endpoint: saveReminders,
    initial,
    toBody: (values) => ({
      content: values.content,
      hour: Number(values.hour),
      quiet_from: Number(values.quiet_from),
      quiet_to: Number(values.quiet_to),
      time_zone: timeZone(),
    }),
    failed: 'Failed to save your reminders. Please try again.',
    onSent: () => toast.success('Your reminders are saved'),
  })
  return (
    <Form onSubmit={form.submit}>
      <Stack>
        <RadioGroupField {...form.bind('content', 'What a reminder shows')} options={contents} />
        <Grid minColumn={10}>
          <SelectField {...form.bind('hour', 'Once a day at')} options={hours} />
          <SelectField {...form.bind('quiet_from', 'Quiet from')} options={hours} />
          <SelectField {...form.bind('quiet_to', 'Quiet until')} options={hours} />
        </Grid>
        {form.error && <Banner tone="error">{form.error}</Banner>}
        <Inline>
          <Button type="submit" busy={form.busy} busyLabel="Saving...">
            Save reminders
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
