import { today } from '@solvent/api-client'
import { FALLBACK_ASSET_TYPES } from '@solvent/contracts'
import { AssetTypeField, chosenType, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The draft of a current asset. */
export function AssetDraft(props: DraftFormProps) {
  const { draft } = props
  const type = textOf(draft, 'asset_type')
  const initial = {
    asset_type: type,
    custom_type: '',
    asset_value: amountOf(draft, 'asset_value'),
    date_received: textOf(draft, 'date_received', today()),
    asset_description: textOf(draft, 'asset_description'),
  }
  const form = useDraftForm(props, initial, ({ custom_type, ...values }) => ({
    ...values,
    asset_type: chosenType({ ...values, custom_type }),
    asset_value: parseNumber(values.asset_value),
  }))
  return (
    <DraftForm {...props} form={form}>
      <AssetTypeField bind={form.bind} current={type || FALLBACK_ASSET_TYPES[0]} />
      <Grid minColumn={11}>
        <AmountField {...form.bind('asset_value', 'Amount')} required />
        <DateField {...form.bind('date_received', 'Date received')} required />
      </Grid>
      <TextField {...form.bind('asset_description', 'Description (optional)')} />
    </DraftForm>
  )
}
