import { today } from '@solvent/api-client'
import { RECURRING_KINDS } from '@solvent/contracts'
import { addDays, capitalized } from '@solvent/money'
import { OnTheDayField } from '@solvent/payment'
import { CategoryField } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, SelectField, TextField } from '@solvent/ui'
import { AccountFields } from './account-fields'
import { pastHint } from './past-hint'
import type { RecurringForm } from './recurring-form'
import { withKind } from './recurring-values'
import { rhythmOptions } from './rhythms'

const kinds = RECURRING_KINDS.map((value) => ({ value, label: capitalized(value) }))

interface RecurringFieldsProps {
  form: RecurringForm
  isNew: boolean
}

/** The fields of what comes back. */
export function RecurringFields({ form, isNew }: RecurringFieldsProps) {
  const { kind } = form.values
  return (
    <>
      <Grid minColumn={11}>
        {isNew && <KindField form={form} />}
        <TextField {...form.bind('name', 'Name')} placeholder="Rent" maxLength={60} required />
        <AmountField {...form.bind('amount', 'Amount')} required />
        {kind !== 'transfer' && <CategoryField kind={kind} {...form.bind('category', 'Category')} required />}
        <AccountFields form={form} />
        <DayFields form={form} isNew={isNew} />
      </Grid>
      <OnTheDayField {...form.bind('automatic', 'On its day')} />
    </>
  )
}

function KindField({ form }: Pick<RecurringFieldsProps, 'form'>) {
  const change = (value: string) => {
    const kind = RECURRING_KINDS.find((one) => one === value) ?? 'expense'
    const { account, custom_type, category } = withKind(form.values, kind)
    form.set('kind', kind)
    form.set('account', account)
    form.set('custom_type', custom_type)
    form.set('category', category)
  }
  return <SelectField {...form.bind('kind', 'Kind')} onChange={change} options={kinds} />
}

function DayFields({ form, isNew }: RecurringFieldsProps) {
  const hint = isNew ? pastHint(form.values, today()) : 'The other days are counted from this one.'
  return (
    <>
      <SelectField {...form.bind('rhythm', 'How often')} options={rhythmOptions(form.values.rhythm)} />
      <DateField {...form.bind('starts_on', 'First day')} hint={hint} required />
      <DateField {...form.bind('ends_on', 'Ends on (optional)')} />
      {!isNew && <DateField {...form.bind('from', 'Applies from')} min={addDays(today(), 1)} required />}
    </>
  )
}
