import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { paymentSources, SourceField } from '@solvent/payment'

interface AccountFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (account: string) => void
}

/** Chooses a liquid asset with what is in it. The one that the draft names is offered even when nothing is. */
export function AccountField({ error, ...field }: AccountFieldProps) {
  const assets = useRead(listAssets, {})
  const filled = assets.data && paymentSources(assets.data.assets)
  const isListed = field.value === '' || filled?.some(({ name }) => name === field.value)
  const sources = filled && !isListed ? [...filled, { name: field.value, available: 0n }] : filled
  return (
    <SourceField
      {...field}
      error={error}
      sources={sources}
      failed={assets.error !== null}
      onRetry={assets.retry}
    />
  )
}
