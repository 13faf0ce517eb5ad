import { useRead } from '@solvent/api-client'
import {
  assetNaming,
  isCard,
  type Liability,
  liabilityNaming,
  listAssets,
  listLiabilities,
} from '@solvent/contracts'
import { SelectField } from '@solvent/ui'
import { SourceField } from './source-field'
import { useAccounts } from './use-accounts'

interface AccountField {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (name: string) => void
}

/** The accounts that a transfer moves money between; `to` never offers that of `from`. */
export function TransferAccountFields({ from, to }: Record<'from' | 'to', AccountField>) {
  const { choice, accountNamed } = useAccounts()
  const chosen = accountNamed(from.value)
  const targets = useTargets().filter(({ value }) => value !== chosen.key)
  const isListed = to.value === '' || targets.some(({ value }) => value === to.value)
  const options = isListed ? targets : [...targets, optionOf(to.value)]
  return (
    <>
      <SourceField {...from} chosen={chosen} {...choice} />
      <SelectField {...to} options={options} placeholder="Choose an account" required />
    </>
  )
}

/** All assets and cards by name. An asset with the name of a card comes first, as on the server. */
function useTargets() {
  const { data: owned } = useRead(listAssets, {})
  const { data: owed } = useRead(listLiabilities, {})
  const accounts = new Set((owned?.assets ?? []).map((asset) => assetNaming(asset).name))
  const cards = new Set((owed?.liabilities ?? []).filter(canBePaid).map((card) => liabilityNaming(card).name))
  return [
    ...[...accounts].map((name) => optionOf(name)),
    ...[...cards].filter((name) => !accounts.has(name)).map((name) => optionOf(name, 'Cards')),
  ]
}

function canBePaid(debt: Liability): boolean {
  return isCard(debt) && !debt.is_completed
}

function optionOf(name: string, group?: string) {
  return { value: name, label: name, group }
}
