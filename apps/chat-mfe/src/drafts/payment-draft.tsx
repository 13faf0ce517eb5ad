import { useRead } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, liabilityNaming, listLiabilities, PAYMENT_TYPES } from '@solvent/contracts'
import { paymentOptions } from '@solvent/payment'
import { parseNumber } from '@solvent/screen-kit'
import { AmountField, formatAmount, RadioGroupField, SelectField } from '@solvent/ui'
import { AccountField } from './account-field'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The draft of a payment. */
export function PaymentDraft(props: DraftFormProps) {
  const { draft } = props
  const { data } = useRead(listLiabilities, {})
  const initial = {
    liability_id: textOf(draft, 'liability_id'),
    payment_type: textOf(draft, 'payment_type', PAYMENT_TYPES[0]),
    payment_amount: amountOf(draft, 'payment_amount'),
    payment_account: textOf(draft, 'payment_account', DEFAULT_PAYMENT_SOURCE),
  }
  const form = useDraftForm(props, initial, ({ payment_amount, ...values }) => ({
    ...values,
    payment_amount: values.payment_type === 'partial' ? parseNumber(payment_amount) : undefined,
  }))
  const open = (data?.liabilities ?? []).filter(({ is_completed }) => !is_completed)
  const liability = open.find(({ id }) => id === form.values.liability_id)
  return (
    <DraftForm {...props} form={form}>
      <SelectField
        {...form.bind('liability_id', 'Liability')}
        options={open.map((debt) => ({
          value: debt.id,
          label: `${liabilityNaming(debt).name} (${formatAmount(debt.remaining_amount)})`,
        }))}
        placeholder="Choose a liability"
        required
      />
      {liability && (
        <RadioGroupField {...form.bind('payment_type', 'Payment type')} options={paymentOptions(liability)} />
      )}
      {form.values.payment_type === 'partial' && (
        <AmountField {...form.bind('payment_amount', 'Payment amount')} required />
      )}
      <AccountField {...form.bind('payment_account', 'Pay from')} />
    </DraftForm>
  )
}
