import { today } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE } from '@solvent/contracts'
import { TransferFields } from '@solvent/payment'
import { parseNumber } from '@solvent/screen-kit'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The draft of a transfer between two accounts. */
export function TransferDraft(props: DraftFormProps) {
  const { draft } = props
  const initial = {
    amount: amountOf(draft, 'amount'),
    occurred_on: textOf(draft, 'occurred_on', today()),
    from_account: textOf(draft, 'from_account', DEFAULT_PAYMENT_SOURCE),
    to_account: textOf(draft, 'to_account'),
    note: textOf(draft, 'note'),
  }
  const form = useDraftForm(props, initial, (values) => ({ ...values, amount: parseNumber(values.amount) }))
  return (
    <DraftForm {...props} form={form}>
      <TransferFields bind={form.bind} lastDay={today()} />
    </DraftForm>
  )
}
