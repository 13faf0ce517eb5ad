import { numberProblem, useRead } from '@solvent/api-client'
import { type Liability, liabilityNaming, listAssets, type ScheduledPayment } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { AmountField, formatAmount, RadioGroupField } from '@solvent/ui'
import { ClosedDebtDialog } from './closed-debt-dialog'
import { paymentOptions } from './payment-options'
import { PaymentResult } from './payment-result'
import { paymentSources } from './payment-sources'
import { SourceField } from './source-field'
import { TimingFields } from './timing-fields'
import { usePaymentForm } from './use-payment-form'

export interface PaymentDialogProps {
  liability: Liability
  /** The amount to open with; an instalment by default. */
  initialAmount?: number | undefined
  /** The day to open with; today by default. */
  initialDay?: string | undefined
  /** Whether it comes from savings, and so does not count against the budget of the month. */
  fromSavings?: boolean | undefined
  /** The scheduled payment that is made today. */
  scheduled?: ScheduledPayment | undefined
  /**
   * Called when the person closes the dialog, or the payment is made or scheduled. After a payment that pays the debt
   * off, the dialog stays open until the person closes it, and shows what the debt cost.
   */
  onClose: () => void
}

const days = [
  { value: 'today', label: 'Today' },
  { value: 'later', label: 'On another day' },
] as const

/** Pays one instalment, the full balance or another amount from one of the person's sources, today or later. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { liability, initialAmount, initialDay, scheduled, onClose } = props
  const fromSavings = props.fromSavings ?? scheduled?.from_savings ?? false
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  const { form, amount, isLater, source, refusal, closed } = usePaymentForm({
    liability,
    initialAmount,
    initialDay,
    fromSavings,
    scheduled,
    sources,
    onDone: onClose,
  })
  if (closed) return <ClosedDebtDialog liability={liability} closed={closed} onClose={onClose} />

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
      action={`${isLater ? 'Schedule' : 'Pay'} ${formatAmount(isPositive ? amount : 0)}`}
      busyAction={isLater ? 'Scheduling...' : 'Processing...'}
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
        chosen={source}
        sources={sources}
        failed={assets.error !== null}
        onRetry={assets.retry}
      />
      {!scheduled && <RadioGroupField {...form.bind('when', 'When')} options={days} />}
      {isLater && <TimingFields bind={form.bind} />}
      {sources && !refusal && !isLater && (
        <PaymentResult
          amount={amount}
          type={form.values.payment_type}
          liability={liability}
          source={source}
        />
      )}
    </FormDialog>
  )
}
