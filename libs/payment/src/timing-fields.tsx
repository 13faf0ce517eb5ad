import type { useContractForm } from '@solvent/api-client'
import { DateField, RadioGroupField } from '@solvent/ui'
import { firstDay, type PaymentTiming } from './payment-timing'

interface TimingFieldsProps {
  /** Binds the fields `on` and `automatic` of a form. */
  bind: ReturnType<typeof useContractForm<never, Pick<PaymentTiming, 'on' | 'automatic'>>>['bind']
}

const onTheDay = [
  { value: 'record', label: 'Record it', hint: 'If the money is there' },
  { value: 'ask', label: 'Ask me first', hint: 'Until you confirm it' },
] as const

/** The day of a scheduled payment, and what happens then. */
export function TimingFields({ bind }: TimingFieldsProps) {
  return (
    <>
      <DateField {...bind('on', 'Payment date')} min={firstDay()} required />
      <RadioGroupField {...bind('automatic', 'On that day')} options={onTheDay} />
    </>
  )
}
