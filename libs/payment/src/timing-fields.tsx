import type { useContractForm } from '@solvent/api-client'
import { DateField } from '@solvent/ui'
import { OnTheDayField } from './on-the-day-field'
import { firstDay, type PaymentTiming } from './payment-timing'

interface TimingFieldsProps {
  /** Binds the fields `on` and `automatic` of a form. */
  bind: ReturnType<typeof useContractForm<never, Pick<PaymentTiming, 'on' | 'automatic'>>>['bind']
}

/** The day of a scheduled payment, and what happens then. */
export function TimingFields({ bind }: TimingFieldsProps) {
  return (
    <>
      <DateField {...bind('on', 'Payment date')} min={firstDay()} required />
      <OnTheDayField {...bind('automatic', 'On that day')} />
    </>
  )
}
