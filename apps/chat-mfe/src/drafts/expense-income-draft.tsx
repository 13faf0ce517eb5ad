import { today } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, EXPENSE_CATEGORIES, INCOME_CATEGORIES } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, SelectField, TextField } from '@solvent/ui'
import { AccountField, SpendingAccountField } from './account-field'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

interface ExpenseIncomeDraftProps extends DraftFormProps {
  categories: readonly string[]
  /** The labels of the fields. */
  dateLabel: string
  accountLabel: string
  Account: typeof AccountField
}

/** The draft of an expense. */
export function ExpenseDraft(props: DraftFormProps) {
  return (
    <ExpenseIncomeDraft
      {...props}
      categories={EXPENSE_CATEGORIES}
      dateLabel="Date"
      accountLabel="Pay from"
      Account={SpendingAccountField}
    />
  )
}

/** The draft of an income. */
export function IncomeDraft(props: DraftFormProps) {
  return (
    <ExpenseIncomeDraft
      {...props}
      categories={INCOME_CATEGORIES}
      dateLabel="Date received"
      accountLabel="Goes to"
      Account={AccountField}
    />
  )
}

function ExpenseIncomeDraft({
  categories,
  dateLabel,
  accountLabel,
  Account,
  ...props
}: ExpenseIncomeDraftProps) {
  const { draft } = props
  const initial = {
    amount: amountOf(draft, 'amount'),
    occurred_on: textOf(draft, 'occurred_on', today()),
    account: textOf(draft, 'account', DEFAULT_PAYMENT_SOURCE),
    category: textOf(draft, 'category'),
    note: textOf(draft, 'note'),
  }
  const form = useDraftForm(props, initial, (values) => ({ ...values, amount: parseNumber(values.amount) }))
  return (
    <DraftForm {...props} form={form}>
      <Grid minColumn={11}>
        <AmountField {...form.bind('amount', 'Amount')} required />
        <DateField {...form.bind('occurred_on', dateLabel)} required />
        <Account {...form.bind('account', accountLabel)} />
        <SelectField
          {...form.bind('category', 'Category')}
          options={categories.map((value) => ({ value, label: value }))}
          placeholder="Choose a category"
          required
        />
      </Grid>
      <TextField {...form.bind('note', 'Description (optional)')} />
    </DraftForm>
  )
}
