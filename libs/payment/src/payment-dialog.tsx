import { useRead } from '@solvent/api-client'
import { type Liability, listAssets } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { AmountField, formatAmount, RadioGroupField } from '@solvent/ui'
import { paymentOptions } from './payment-options'
import { PaymentResult } from './payment-result'
import { paymentSources } from './payment-sources'
import { SourceField } from './source-field'
import { usePaymentForm } from './use-payment-form'

export interface PaymentDialogProps {
  liability: Liability
  /** What to open with; an instalment when left out. */
  initialAmount?: number | undefined
  /** Asked to close: by the person, or as the payment is made. */
  onClose: () => void
}

/** Pays one instalment, everything, or an amount of choice from one of the person's sources. */
export function PaymentDialog({ liability, initialAmount, onClose }: PaymentDialogProps) {
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  const { form, amount, source, refusal } = usePaymentForm({
    liability,
    initialAmount,
    sources,
    onPaid: onClose,
  })

  const isPositive = amount > 0
  const typed = form.bind('payment_amount', 'Payment Amount')
  // The button cannot be pressed at zero, so the field says why.
  const notPositive = typed.value !== '' && !isPositive ? refusal?.message : undefined
  return (
    <FormDialog
      title={`Pay ${liability.liability_type}`}
      description={`${formatAmount(liability.remaining_amount)} remaining`}
      form={form}
      action={`Pay ${formatAmount(isPositive ? amount : 0)}`}
      busyAction="Processing..."
      disabled={!isPositive || !sources}
      onClose={onClose}
    >
      <RadioGroupField {...form.bind('payment_type', 'Payment Type')} options={paymentOptions(liability)} />
      {form.values.payment_type === 'partial' && (
        <AmountField {...typed} error={typed.error ?? notPositive} required />
      )}
      <SourceField
        {...form.bind('payment_account', 'Pay From')}
        value={source.name}
        sources={sources}
        failed={assets.error !== null}
        onRetry={assets.retry}
      />
      {sources && !refusal && <PaymentResult amount={amount} liability={liability} source={source} />}
    </FormDialog>
  )
}
