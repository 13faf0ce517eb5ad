import { today } from '@solvent/api-client'
import { FALLBACK_ASSET_TYPES } from '@solvent/contracts'
import { AssetTypeField, chosenType, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The draft of an expected asset. */
export function ExpectedAssetDraft(props: DraftFormProps) {
  const { draft } = props
  const type = textOf(draft, 'asset_type')
  const initial = {
    asset_type: type,
    custom_type: '',
    asset_amount: amountOf(draft, 'asset_amount'),
    expected_date: textOf(draft, 'expected_date', today()),
    confidence: textOf(draft, 'confidence', '100'),
    asset_description: textOf(draft, 'asset_description'),
  }
  const form = useDraftForm(props, initial, ({ custom_type, ...values }) => ({
    ...values,
    asset_type: chosenType({ ...values, custom_type }),
    asset_amount: parseNumber(values.asset_amount),
    confidence: parseNumber(values.confidence),
  }))
  return (
    <DraftForm {...props} form={form}>
      <AssetTypeField bind={form.bind} current={type || FALLBACK_ASSET_TYPES[0]} />
      <Grid minColumn={11}>
        <AmountField {...form.bind('asset_amount', 'Amount')} required />
        <DateField {...form.bind('expected_date', 'Expected date')} required />
        <TextField {...form.bind('confidence', 'Confidence (%)')} inputMode="numeric" />
        <TextField {...form.bind('asset_description', 'Description (optional)')} />
      </Grid>
    </DraftForm>
  )
}
