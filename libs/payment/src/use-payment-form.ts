import { today, useContractForm } from '@solvent/api-client'
import {
  type Liability,
  liabilityNaming,
  payLiability,
  paymentRefusal,
  type ScheduledPayment,
  schedulePayment,
} from '@solvent/contracts'
import { backToMinor, dateInWords } from '@solvent/money'
import { formatMoney } from '@solvent/screen-kit'
import { formatAmount, useToast } from '@solvent/ui'
import { useState } from 'react'
import { ceilToMinor } from './ceil-to-minor'
import { type PaymentSource, sourceFields } from './payment-sources'
import { type PaymentTiming, toPaymentTiming } from './payment-timing'
import { amountOf, type PaymentValues, toPaymentValues } from './payment-values'
import { useClosing } from './use-closing'
import { usePaidNotice } from './use-paid-notice'
import { usePaymentSource } from './use-payment-source'

interface PaymentFormOptions {
  liability: Liability
  initialAmount: number | undefined
  initialDay: string | undefined
  fromSavings: boolean
  scheduled: ScheduledPayment | undefined
  /** Undefined until they are loaded. */
  sources: readonly PaymentSource[] | undefined
  onDone: () => void
}

type Values = PaymentValues & PaymentTiming

/** The form of one payment: its amount, its source, its day, and why it cannot be made. */
export function usePaymentForm({
  liability,
  fromSavings,
  scheduled,
  sources,
  ...options
}: PaymentFormOptions) {
  const notifyPaid = usePaidNotice()
  const closing = useClosing()
  const toast = useToast()
  const [initial] = useState(() => initialValues(liability, { scheduled, ...options }))
  const [isLater, setLater] = useState(initial.when === 'later')
  const amountIn = (values: Values) => ceilToMinor(amountOf(liability, values))
  const { sourceOf, follow } = usePaymentSource(sources, scheduled)

  const refusalOf = (values: Values) => {
    const { name, available } = sourceOf(values.payment_account)
    const amount = amountIn(values)
    const remaining = backToMinor(liability.payoff_amount)
    // Whether the money is there on a later day shows then.
    const usable = values.when === 'later' ? amount : available
    return paymentRefusal({ amount, remaining, source: name, available: usable, money: formatMoney })
  }
  const form = useContractForm({
    endpoint: isLater ? schedulePayment : payLiability,
    params: { id: liability.id },
    initial,
    check: (values) => refusalOf(values)?.message ?? null,
    toBody: (values) => ({
      payment_type: values.payment_type,
      ...sourceFields(sourceOf(values.payment_account)),
      ...(values.payment_type === 'partial' && { payment_amount: amountOf(liability, values) }),
      ...(fromSavings && { from_savings: true }),
      ...(scheduled && { scheduled_payment_id: scheduled.id }),
      ...(values.when === 'later' && { on: values.on, automatic: values.automatic === 'record' }),
    }),
    draftFields: 'all',
    failed: isLater ? 'Failed to schedule payment.' : 'Failed to process payment.',
    onSent: (sent) => {
      const { name } = liabilityNaming(liability)
      const what = `${formatAmount(amount)} to ${name}`
      if ('on' in sent) toast.success(`${what} scheduled for ${dateInWords(sent.on, today())}`)
      else {
        const paid = `${formatAmount(amount)} paid to ${name}`
        const notify = () => void notifyPaid(paid, { id: sent.entry_id, what })
        if (sent.closed) return closing.show(sent.closed, notify)
        notify()
      }
      options.onDone()
    },
  })
  if (isLater !== (form.values.when === 'later')) setLater(!isLater)
  follow(form.values.payment_account, amountIn(form.values))
  const amount = amountOf(liability, form.values)
  return {
    form,
    amount,
    isLater,
    source: sourceOf(form.values.payment_account),
    refusal: refusalOf(form.values),
    /** What the debt cost, once the payment has paid it off. */
    closed: closing.closed,
  }
}

type InitialOptions = Pick<PaymentFormOptions, 'initialAmount' | 'initialDay' | 'scheduled'>

function initialValues(
  liability: Liability,
  { initialAmount, initialDay, scheduled }: InitialOptions,
): Values {
  return {
    ...toPaymentValues(liability, scheduled?.amount ?? initialAmount),
    ...toPaymentTiming(initialDay),
  }
}
