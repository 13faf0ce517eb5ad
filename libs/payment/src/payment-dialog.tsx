import { numberProblem, useRead } from '@solvent/api-client'
import { type Liability, liabilityNaming, listAssets } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { AmountField, formatAmount, RadioGroupField } from '@solvent/ui'
import { paymentOptions } from './payment-options'
import { PaymentResult } from './payment-result'
import { paymentSources } from './payment-sources'
import { SourceField } from './source-field'
import { usePaymentForm } from './use-payment-form'

export interface PaymentDialogProps {
  liability: Liability
  /** The amount to open with; an instalment by default. */
  initialAmount?: number | undefined
  /** Whether it comes from savings, and so does not count against the budget of the month. */
  fromSavings?: boolean | undefined
  /** Called when the person closes the dialog or the payment is made. */
  onClose: () => void
}

/** Pays one instalment, the full balance or another amount from one of the person's sources. */
export function PaymentDialog({
  liability,
  initialAmount,
  fromSavings = false,
  onClose,
}: PaymentDialogProps) {
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  const { form, amount, source, refusal } = usePaymentForm({
    liability,
    initialAmount,
    fromSavings,
    sources,
    onPaid: onClose,
  })

  const { name, type } = liabilityNaming(liability)
  const remaining = `${formatAmount(liability.remaining_amount)} remaining`
  const isPositive = amount > 0
  const typed = form.bind('payment_amount', 'Payment amount')
  // The button is disabled at zero, so the field shows the reason.
  const notPositive =
    typed.value !== '' && !isPositive ? (numberProblem(typed.value) ?? refusal?.message) : undefined
  // Shown at the field until the form is sent, then above the form. Without sources, the field shows a hint instead.
  const isShort = refusal?.code === 'insufficient_funds' && sources?.length !== 0
  const shortage = sources && isShort && !form.error ? refusal.message : undefined
  const from = form.bind('payment_account', 'Pay from')
  return (
    <FormDialog
      title={`Pay ${name}`}
      description={[type, remaining, fromSavings && "not from this month's budget"]
        .filter(Boolean)
        .join(', ')}
      form={form}
      action={`Pay ${formatAmount(isPositive ? amount : 0)}`}
      busyAction="Processing..."
      disabled={!isPositive || !sources}
      onClose={onClose}
    >
      <RadioGroupField {...form.bind('payment_type', 'Payment type')} options={paymentOptions(liability)} />
      {form.values.payment_type === 'partial' && (
        <AmountField {...typed} error={typed.error ?? notPositive} required />
      )}
      <SourceField
        {...from}
        error={from.error ?? shortage}
        value={source.name}
        sources={sources}
        failed={assets.error !== null}
        onRetry={assets.retry}
      />
      {sources && !refusal && <PaymentResult amount={amount} liability={liability} source={source} />}
    </FormDialog>
  )
}
