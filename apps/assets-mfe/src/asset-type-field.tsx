import { useRead } from '@solvent/api-client'
import { FALLBACK_ASSET_TYPES, listAssetTypes } from '@solvent/contracts'
import { SelectField, TextField } from '@solvent/ui'

/** Choices that ask for a type in the person's own words. */
const OPEN_CHOICES = ['Other', 'Custom']

type TypeValues = { asset_type: string; custom_type: string }

/** The asset type that is meant: the one typed, where the choice asks for one. */
export function chosenType({ asset_type, custom_type }: TypeValues): string {
  return OPEN_CHOICES.includes(asset_type) ? custom_type : asset_type
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
  const isOpen = OPEN_CHOICES.includes(choice.value)
  // The contract knows one type only, so what is wrong with the typed one is told under that name.
  const custom = { ...bind('custom_type', 'Custom Type'), error: bind('asset_type', 'Custom Type').error }
  return (
    <>
      <SelectField
        {...choice}
        error={isOpen ? undefined : choice.error}
        options={options}
        placeholder="Choose a type"
        required
      />
      {isOpen && <TextField {...custom} required />}
    </>
  )
}
