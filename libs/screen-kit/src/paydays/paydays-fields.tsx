import { today } from '@solvent/api-client'
import { paySchedule } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { nextPaydays } from '@solvent/plan/answers'
import { DateField, Grid, SelectField, TextField } from '@solvent/ui'
import { rhythms } from './pay-text'
import { type PayValues, toPaySchedule } from './pay-values'

interface PaydaysFieldsProps {
  values: PayValues
  bind: (name: keyof PayValues, label: string) => Parameters<typeof DateField>[0]
}

/** The fields that say when the income is paid, and the next paydays. */
export function PaydaysFields({ values, bind }: PaydaysFieldsProps) {
  return (
    <>
      <SelectField
        {...bind('kind', 'How often are you paid?')}
        options={rhythms}
        placeholder="Choose"
        required
      />
      <DayFields kind={values.kind} bind={bind} />
      <p role="status">{nextText(values)}</p>
    </>
  )
}

function DayFields({ kind, bind }: Pick<PaydaysFieldsProps, 'bind'> & Pick<PayValues, 'kind'>) {
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
  const schedule = paySchedule.safeParse(toPaySchedule(values))
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
