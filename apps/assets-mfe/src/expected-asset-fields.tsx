import type { useContractForm } from '@solvent/api-client'
import type { addTentativeAsset, TentativeAsset, updateTentativeAsset } from '@solvent/contracts'
import { AssetTypeField, chosenType, isOpenChoice, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, TextField } from '@solvent/ui'

/** The field values of an expected asset. */
export type ExpectedValues = {
  asset_type: string
  custom_type: string
  asset_amount: string
  expected_date: string
  confidence: string
  asset_description: string
}

/** The field values of an expected asset as it is. */
export function expectedValues(asset: TentativeAsset): ExpectedValues {
  return {
    asset_type: asset.asset_type,
    custom_type: isOpenChoice(asset.asset_type) ? asset.asset_type : '',
    asset_amount: asset.asset_amount.toFixed(2),
    expected_date: asset.expected_date,
    confidence: String(asset.confidence),
    asset_description: asset.description,
  }
}

/** What both forms send. */
export function toExpectedBody(values: ExpectedValues) {
  return {
    asset_type: chosenType(values),
    asset_amount: parseNumber(values.asset_amount),
    expected_date: values.expected_date,
    confidence: parseNumber(values.confidence),
    asset_description: values.asset_description,
  }
}

interface ExpectedAssetFieldsProps {
  bind: ReturnType<
    typeof useContractForm<typeof addTentativeAsset | typeof updateTentativeAsset, ExpectedValues>
  >['bind']
  /** The type of an asset that exists. */
  current?: string | undefined
}

/** The fields of an expected asset. */
export function ExpectedAssetFields({ bind, current }: ExpectedAssetFieldsProps) {
  return (
    <>
      <AssetTypeField bind={bind} {...(current !== undefined && { current })} />
      <AmountField {...bind('asset_amount', 'Amount')} required />
      <DateField {...bind('expected_date', 'Expected date')} required />
      <TextField
        {...bind('confidence', 'Confidence (%)')}
        inputMode="numeric"
        hint="How likely you are to receive it. Your payoff projection includes this share of the amount."
      />
      <TextField {...bind('asset_description', 'Description (optional)')} />
    </>
  )
}
