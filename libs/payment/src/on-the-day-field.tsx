import { RadioGroupField } from '@solvent/ui'

const onTheDay = [
  { value: 'record', label: 'Record it', hint: 'If the money is there' },
  { value: 'ask', label: 'Ask me first', hint: 'Until you confirm it' },
] as const

interface OnTheDayFieldProps {
  label: string
  value: 'record' | 'ask'
  error: string | undefined
  onChange: (value: 'record' | 'ask') => void
}

/** What happens when the day of a payment or of a recurring entry has come. */
export function OnTheDayField(props: OnTheDayFieldProps) {
  return <RadioGroupField {...props} options={onTheDay} />
}
