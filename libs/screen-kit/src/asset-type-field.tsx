import { useRead } from '@solvent/api-client'
import { FALLBACK_ASSET_TYPES, listAssetTypes } from '@solvent/contracts'
import { SelectField, TextField } from '@solvent/ui'

/** Choices that ask for a custom type. */
const OPEN_CHOICES = ['Other', 'Custom']

type TypeValues = { asset_type: string; custom_type: string }

/** Whether this choice asks for a custom type. */
export function isOpenChoice(type: string): boolean {
  return OPEN_CHOICES.includes(type)
}

/** The effective asset type: the custom one if the choice asks for it. */
export function chosenType({ asset_type, custom_type }: TypeValues): string {
  return isOpenChoice(asset_type) ? custom_type : asset_type
}

interface BoundField {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface AssetTypeFieldProps {
  /** The form's own `bind`. */
  bind: (name: keyof TypeValues, label: string) => BoundField
  /** The asset's current type; offered even if it is not in the list. */
  current?: string
}

/** Chooses the type of an asset; Other and Custom reveal a field for it. */
export function AssetTypeField({ bind, current }: AssetTypeFieldProps) {
  const { data } = useRead(listAssetTypes, {})
  const listed: readonly string[] = data?.asset_types ?? FALLBACK_ASSET_TYPES
  const types = new Set(current ? [...listed, current] : listed)
  const options = [...types].map((type) => ({ value: type, label: type }))
  const choice = bind('asset_type', 'Asset type')
  const custom = bind('custom_type', 'Custom type')
  const isOpen = isOpenChoice(choice.value)

  function choose(type: string) {
    choice.onChange(type)
    // Prefill a custom type, but not the name of another choice.
    const isCustom = current !== undefined && !listed.includes(current)
    if (isOpenChoice(type) && isCustom && custom.value === '') custom.onChange(current)
  }

  function typeCustom(type: string) {
    custom.onChange(type)
    // Setting the choice to itself clears the error reported under its name.
    choice.onChange(choice.value)
  }

  return (
    <>
      <SelectField
        {...choice}
        onChange={choose}
        error={isOpen ? undefined : choice.error}
        options={options}
        placeholder="Choose a type"
        required
      />
      {isOpen && (
        // The contract has a single type field, so errors of the custom type are reported under that name.
        <TextField
          {...custom}
          onChange={typeCustom}
          error={bind('asset_type', custom.label).error}
          required
        />
      )}
    </>
  )
}
