import { today } from '@solvent/api-client'
import { type CategoryKind, DEFAULT_PAYMENT_SOURCE } from '@solvent/contracts'
import { CategoryField, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { AccountField, SpendingAccountField } from './account-field'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

interface ExpenseIncomeDraftProps extends DraftFormProps {
  kind: CategoryKind
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
      kind="expense"
      dateLabel="Date"
      accountLabel="Pay from"
      Account={SpendingAccountField}
    />
  )
}

/** The draft of a refund, which has the category of an expense. */
export function RefundDraft(props: DraftFormProps) {
  return (
    <ExpenseIncomeDraft
      {...props}
      kind="expense"
      dateLabel="Date"
      accountLabel="Goes to"
      Account={SpendingAccountField}
    />
  )
}

/** The draft of an income. */
export function IncomeDraft(props: DraftFormProps) {
  return (
    <ExpenseIncomeDraft
      {...props}
      kind="income"
      dateLabel="Date received"
      accountLabel="Goes to"
      Account={AccountField}
    />
  )
}

function ExpenseIncomeDraft({ kind, dateLabel, accountLabel, Account, ...props }: ExpenseIncomeDraftProps) {
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
        <CategoryField kind={kind} {...form.bind('category', 'Category')} required />
      </Grid>
      <TextField {...form.bind('note', 'Description (optional)')} />
    </DraftForm>
  )
}
