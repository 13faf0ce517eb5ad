import { today, useContractForm } from '@solvent/api-client'
import { addAsset, FALLBACK_ASSET_TYPES } from '@solvent/contracts'
import { AssetTypeField, chosenType, parseNumber } from '@solvent/screen-kit'
import { AmountField, Grid } from '@solvent/ui'
import { StepForm } from './step-form'

/** The first asset: money to pay from. */
export function AssetStep({ onSaved }: { onSaved: () => void }) {
  const form = useContractForm({
    endpoint: addAsset,
    initial: { asset_type: FALLBACK_ASSET_TYPES[0] as string, custom_type: '', asset_value: '' },
    toBody: (values) => ({
      asset_type: chosenType(values),
      asset_value: parseNumber(values.asset_value),
      date_received: today(),
      is_liquid: true,
    }),
    draftFields: 'all',
    failed: 'Failed to add asset. Please try again.',
    failedOnly: true,
    onSent: onSaved,
  })
  return (
    <StepForm label="Add what you own" form={form} action="Add asset" busyAction="Adding...">
      <Grid minColumn={11}>
        <AssetTypeField bind={form.bind} />
        <AmountField {...form.bind('asset_value', 'Amount')} required />
      </Grid>
    </StepForm>
  )
}
