import { useContractForm } from '@solvent/api-client'
import { type Liability, liabilityNaming, payLiability, paymentRefusal } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import { formatMoney } from '@solvent/screen-kit'
import { formatAmount } from '@solvent/ui'
import { ceilToMinor } from './ceil-to-minor'
import { type PaymentSource, sourceFor } from './payment-sources'
import { amountOf, type PaymentValues, toPaymentValues } from './payment-values'
import { usePaidNotice } from './use-paid-notice'

interface PaymentFormOptions {
  liability: Liability
  initialAmount: number | undefined
  fromSavings: boolean
  /** Undefined until they are loaded. */
  sources: readonly PaymentSource[] | undefined
  onPaid: () => void
}

/** The form of one payment: its amount, its source, and why it cannot be made. */
export function usePaymentForm({
  liability,
  initialAmount,
  fromSavings,
  sources,
  onPaid,
}: PaymentFormOptions) {
  const notifyPaid = usePaidNotice()
  const amountIn = (values: PaymentValues) => ceilToMinor(amountOf(liability, values))
  const sourceOf = (values: PaymentValues) =>
    sourceFor(sources ?? [], { name: values.payment_account, amount: amountIn(values) })

  const refusalOf = (values: PaymentValues) => {
    const { name, available } = sourceOf(values)
    const amount = amountIn(values)
    const remaining = backToMinor(liability.payoff_amount)
    return paymentRefusal({ amount, remaining, source: name, available, money: formatMoney })
  }
  const form = useContractForm({
    endpoint: payLiability,
    params: { id: liability.id },
    initial: toPaymentValues(liability, initialAmount),
    check: (values) => refusalOf(values)?.message ?? null,
    toBody: (values) => ({
      payment_type: values.payment_type,
      payment_account: sourceOf(values).name,
      ...(values.payment_type === 'partial' && { payment_amount: amountOf(liability, values) }),
      ...(fromSavings && { from_savings: true }),
    }),
    draftFields: 'all',
    failed: 'Failed to process payment.',
    onSent: ({ effect }) => {
      const { name } = liabilityNaming(liability)
      const paid = `${formatAmount(amount)} paid to ${name}`
      const what = `${formatAmount(amount)} to ${name}`
      void notifyPaid(effect ? `${paid}. ${effect}.` : paid, { liabilityId: liability.id, what })
      onPaid()
    },
  })
  const amount = amountOf(liability, form.values)
  return { form, amount, source: sourceOf(form.values), refusal: refusalOf(form.values) }
}
