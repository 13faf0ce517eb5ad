import { useRead } from '@solvent/api-client'
import { FALLBACK_ASSET_TYPES, listAssetTypes } from '@solvent/contracts'
import { SelectField, TextField } from '@solvent/ui'

/** Choices that ask for a type in the person's own words. */
const OPEN_CHOICES = ['Other', 'Custom']

type TypeValues = { asset_type: string; custom_type: string }

/** Whether this choice asks for a type in the person's own words. */
export function isOpenChoice(type: string): boolean {
  return OPEN_CHOICES.includes(type)
}

/** The asset type that is meant: the one typed, where the choice asks for one. */
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
  /** The type an asset has already; it is offered even when it is in no list. */
  current?: string
}

/** Chooses the type of an asset; Other and Custom reveal a field for it. */
export function AssetTypeField({ bind, current }: AssetTypeFieldProps) {
  const { data } = useRead(listAssetTypes, {})
  const listed: readonly string[] = data?.asset_types ?? FALLBACK_ASSET_TYPES
  const types = new Set(current ? [...listed, current] : listed)
  const options = [...types].map((type) => ({ value: type, label: type }))
  const choice = bind('asset_type', 'Asset Type')
  const custom = bind('custom_type', 'Custom Type')
  const isOpen = isOpenChoice(choice.value)

  function choose(type: string) {
    choice.onChange(type)
    // The person's own words are a start; the name of another choice is not.
    const isOwn = current !== undefined && !listed.includes(current)
    if (isOpenChoice(type) && isOwn && custom.value === '') custom.onChange(current)
  }

  function typeCustom(type: string) {
    custom.onChange(type)
    // Changed to itself, the choice loses the problem that stands under its name.
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
        // The contract knows one type only, so what is wrong with the typed one comes under that name.
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
