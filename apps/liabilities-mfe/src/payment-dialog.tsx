import { useContractForm, useRead } from '@solvent/api-client'
import {
  type Liability,
  listAssets,
  type PaymentType,
  payLiability,
  paymentRefusal,
} from '@solvent/contracts'
import { enteredNumber, FormDialog } from '@solvent/remote-kit'
import { AmountField, formatAmount, RadioGroupField, useToast } from '@solvent/ui'
import { paymentSources, sourceNamed } from './payment-sources'
import { SourceField } from './source-field'

type PaymentValues = { payment_type: PaymentType; payment_account: string; payment_amount: string }

/** What the payment takes: an instalment is never more than what is left. */
function amountOf(liability: Liability, { payment_type, payment_amount }: PaymentValues): number {
  const { installment_amount, remaining_amount } = liability
  if (payment_type === 'full') return remaining_amount
  if (payment_type === 'installment') return Math.min(installment_amount, remaining_amount)
  return enteredNumber(payment_amount) ?? 0
}

/** The three ways to pay, each with its amount where it is known. */
function optionsOf(liability: Liability) {
  const one = { payment_type: 'installment', payment_account: '', payment_amount: '' } as const
  return [
    { value: 'installment', label: 'Installment', hint: formatAmount(amountOf(liability, one)) },
    { value: 'full', label: 'Full balance', hint: formatAmount(liability.remaining_amount) },
    { value: 'partial', label: 'Other amount', hint: 'You choose' },
  ] as const
}

interface PaymentDialogProps {
  liability: Liability
  onClose: () => void
}

/** Pays one instalment, everything, or an amount of choice from one of the person's sources. */
export function PaymentDialog({ liability, onClose }: PaymentDialogProps) {
  const toast = useToast()
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  const initial: PaymentValues = { payment_type: 'installment', payment_account: '', payment_amount: '' }

  const refusalOf = (values: PaymentValues) => {
    const { name, available } = sourceNamed(sources ?? [], values.payment_account)
    const remaining = liability.remaining_amount
    return paymentRefusal({ amount: amountOf(liability, values), remaining, source: name, available })
  }
  const form = useContractForm({
    endpoint: payLiability,
    params: { id: liability.id },
    initial,
    check: (values) => refusalOf(values)?.message ?? null,
    toBody: (values) => ({
      payment_type: values.payment_type,
      payment_account: sourceNamed(sources ?? [], values.payment_account).name,
      ...(values.payment_type === 'partial' && { payment_amount: amountOf(liability, values) }),
    }),
    failed: 'Failed to process payment.',
    onSent: () => {
      toast.success(`${formatAmount(amount)} paid to ${liability.liability_type}`)
      onClose()
    },
  })

  const amount = amountOf(liability, form.values)
  const isPositive = amount > 0
  const typed = form.bind('payment_amount', 'Payment Amount')
  // The button cannot be pressed at zero, so the field says why.
  const notPositive = typed.value !== '' && !isPositive ? refusalOf(form.values)?.message : undefined
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
      <RadioGroupField {...form.bind('payment_type', 'Payment Type')} options={optionsOf(liability)} />
      {form.values.payment_type === 'partial' && (
        <AmountField {...typed} error={typed.error ?? notPositive} required />
      )}
      <SourceField
        {...form.bind('payment_account', 'Pay From')}
        value={sourceNamed(sources ?? [], form.values.payment_account).name}
        sources={sources}
        failed={assets.error !== null}
        onRetry={assets.retry}
      />
    </FormDialog>
  )
}
