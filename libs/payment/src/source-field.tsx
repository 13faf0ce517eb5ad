import { fromMinor } from '@solvent/money'
import { Banner, Button, formatAmount, Inline, SelectField, Stack } from '@solvent/ui'
import { useState } from 'react'
import { isNotUsuallySpent, type PaymentSource } from './payment-sources'

interface SourceFieldProps {
  label: string
  name: string
  chosen: PaymentSource
  error: string | undefined
  /** Called with the key of the chosen source. */
  onChange: (key: string) => void
  /** Undefined until they are loaded. */
  sources: readonly PaymentSource[] | undefined
  /** Whether they could not be loaded. */
  failed: boolean
  onRetry: () => void
}

/**
 * Selects where the money comes from; each source is shown with its balance. What is not usually spent, such as a car,
 * is offered on request. The chosen source is always offered, even without a balance.
 */
export function SourceField({ sources, chosen, failed, onRetry, ...field }: SourceFieldProps) {
  const [showsAll, setShowsAll] = useState(false)
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
  const isOffered = (source: PaymentSource) =>
    showsAll || source.key === chosen.key || !isNotUsuallySpent(source)
  const offered = (sources ?? []).filter(isOffered)
  const isEmpty = sources !== undefined && sources.length === 0
  const isListed = isEmpty || offered.some(({ key }) => key === chosen.key)
  const isDisabled = !sources || isEmpty
  return (
    <Stack gap={1}>
      <SelectField
        {...field}
        value={isDisabled ? '' : chosen.key}
        options={(isListed ? offered : [...offered, chosen]).map(toOption)}
        placeholder={sources ? 'No funds' : 'Loading assets...'}
        hint={isEmpty ? 'To make a payment, add cash or savings under Assets.' : undefined}
        disabled={isDisabled}
      />
      {offered.length < (sources?.length ?? 0) && (
        <Inline>
          <Button variant="ghost" small onClick={() => setShowsAll(true)}>
            Show all assets
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function toOption(source: PaymentSource) {
  const { key: value, name, available, owed } = source
  if (owed !== undefined)
    return { value, label: `${name} (${formatAmount(fromMinor(owed))} owed)`, group: 'Cards' }
  const label = `${name} (${formatAmount(fromMinor(available))})`
  return { value, label, group: isNotUsuallySpent(source) ? 'Not usually used for payments' : undefined }
}
