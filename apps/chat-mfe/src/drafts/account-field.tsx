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

/** Selects a liquid asset with its balance. The draft's account is offered even if it is empty. */
export function AccountField({ error, ...field }: AccountFieldProps) {
  const assets = useRead(listAssets, {})
  const listed = assets.data && paymentSources(assets.data.assets)
  const isListed = field.value === '' || listed?.some(({ name }) => name === field.value)
  const sources = listed && !isListed ? [...listed, { name: field.value, available: 0n }] : listed
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
