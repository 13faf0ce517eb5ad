import { fromMinor } from '@solvent/money'
import { Banner, Button, formatAmount, SelectField } from '@solvent/ui'
import { isNotUsuallySpent, type PaymentSource } from './payment-sources'

interface SourceFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (source: string) => void
  /** Undefined until they are loaded. */
  sources: readonly PaymentSource[] | undefined
  /** Whether they could not be loaded. */
  failed: boolean
  onRetry: () => void
}

/** Selects where the money comes from; each source is shown with its balance. */
export function SourceField({ sources, failed, onRetry, ...field }: SourceFieldProps) {
  if (failed && !sources) {
    const retry = (
      <Button small onClick={onRetry}>
        Try again
      </Button>
    )
    return (
      <Banner tone="error" action={retry}>
        Failed to load asset data.
      </Banner>
    )
  }
  const options = (sources ?? []).map(({ name, available }) => ({
    value: name,
    label: `${name} (${formatAmount(fromMinor(available))})`,
    group: isNotUsuallySpent(name) ? 'Not usually used for payments' : undefined,
  }))
  const isEmpty = sources?.length === 0
  return (
    <SelectField
      {...field}
      value={sources && !isEmpty ? field.value : ''}
      options={options}
      placeholder={sources ? 'No funds' : 'Loading assets...'}
      hint={isEmpty ? 'To make a payment, add cash or savings under Assets.' : undefined}
      disabled={!sources || isEmpty}
    />
  )
}
