import { today, useContractForm } from '@solvent/api-client'
import { addAsset, assetNaming } from '@solvent/contracts'
import { AssetTypeField, chosenType, FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, TextField, useToast } from '@solvent/ui'

/** Adds a current asset. */
export function AddAssetDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: addAsset,
    initial: {
      asset_type: '',
      custom_type: '',
      asset_value: '',
      date_received: today(),
      asset_description: '',
    },
    toBody: (values) => ({
      asset_type: chosenType(values),
      asset_value: parseNumber(values.asset_value),
      date_received: values.date_received,
      asset_description: values.asset_description,
      is_liquid: true,
    }),
    draftFields: 'all',
    failed: 'Failed to add asset. Please try again.',
    failedOnly: true,
    onSent: (asset) => {
      toast.success(`${assetNaming(asset).name} added`)
      onClose()
    },
  })
  return (
    <FormDialog title="Add Asset" form={form} action="Add Asset" busyAction="Adding..." onClose={onClose}>
      <AssetTypeField bind={form.bind} />
      <AmountField {...form.bind('asset_value', 'Amount')} required />
      <DateField {...form.bind('date_received', 'Date received')} required />
      <TextField {...form.bind('asset_description', 'Description (optional)')} />
    </FormDialog>
  )
}
