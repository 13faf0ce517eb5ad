import { today, useContractForm } from '@solvent/api-client'
import { type PaySchedule, paySchedule, savePlanChoice } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { nextPaydays } from '@solvent/plan/answers'
import { DateField, Grid, SelectField, TextField, useToast } from '@solvent/ui'
import { FormDialog } from '../form-dialog'
import { parseNumber } from '../parse-number'
import { rhythms } from './pay-text'

type PayValues = { kind: string; day: string; second_day: string; first: string }

const EMPTY: PayValues = { kind: '', day: '', second_day: '', first: '' }

function toValues(pay: PaySchedule | null): PayValues {
  if (pay === null) return EMPTY
  switch (pay.kind) {
    case 'monthly':
      return { ...EMPTY, kind: pay.kind, day: String(pay.day) }
    case 'twice_a_month':
      return { ...EMPTY, kind: pay.kind, day: String(pay.day), second_day: String(pay.second_day) }
    case 'irregular':
      return { ...EMPTY, kind: pay.kind }
    default:
      return { ...EMPTY, kind: pay.kind, first: pay.first }
  }
}

function toSchedule({ kind, day, second_day, first }: PayValues): unknown {
  switch (kind) {
    case 'monthly':
      return { kind, day: parseNumber(day) }
    case 'twice_a_month':
      return { kind, day: parseNumber(day), second_day: parseNumber(second_day) }
    case 'irregular':
      return { kind }
    default:
      return { kind, first }
  }
}

interface PaydaysDialogProps {
  pay: PaySchedule | null
  onClose: () => void
}

/** Sets when the income is paid, and shows the next paydays. */
export function PaydaysDialog({ pay, onClose }: PaydaysDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: savePlanChoice,
    part: { name: 'pay', shape: paySchedule },
    initial: toValues(pay),
    toBody: toSchedule,
    check: ({ kind }) => (kind === '' ? 'Choose how often you are paid.' : null),
    draftFields: 'all',
    failed: 'Failed to save your paydays. Please try again.',
    onSent: () => {
      toast.success('Paydays saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Your paydays"
      description="Your plan then pays on days when the money is there."
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <SelectField
        {...form.bind('kind', 'How often are you paid?')}
        options={rhythms}
        placeholder="Choose"
        required
      />
      <DayFields kind={form.values.kind} bind={form.bind} />
      <p role="status">{nextText(form.values)}</p>
    </FormDialog>
  )
}

interface DayFieldsProps {
  kind: string
  bind: (name: 'day' | 'second_day' | 'first', label: string) => Parameters<typeof DateField>[0]
}

/** The fields that say on which days. */
function DayFields({ kind, bind }: DayFieldsProps) {
  switch (kind) {
    case 'monthly':
      return <TextField {...bind('day', 'Day of the month')} inputMode="numeric" required />
    case 'twice_a_month':
      return (
        <Grid minColumn={9}>
          <TextField {...bind('day', 'First day of the month')} inputMode="numeric" required />
          <TextField {...bind('second_day', 'Second day of the month')} inputMode="numeric" required />
        </Grid>
      )
    case 'two_weeks':
    case 'weekly':
      return <DateField {...bind('first', 'A payday')} hint="Your last one or your next one." required />
    default:
      return null
  }
}

/** The next paydays of what is entered, with a hint about short months. */
function nextText(values: PayValues): string {
  const schedule = paySchedule.safeParse(toSchedule(values))
  if (!schedule.success) return ''
  if (schedule.data.kind === 'irregular') {
    return 'Your plan then counts on the smallest of your last three months, and uses more as it arrives.'
  }
  const days = nextPaydays(schedule.data, today()).map((day) => dateInWords(day, today()))
  const hasLateDay = 'day' in schedule.data && Math.max(Number(values.day), Number(values.second_day)) > 28
  const short = hasLateDay ? ' In a shorter month, it is the last day.' : ''
  return `Next paydays: ${list.format(days)}.${short}`
}

const list = new Intl.ListFormat('en')
