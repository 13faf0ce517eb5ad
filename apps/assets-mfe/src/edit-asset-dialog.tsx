import { useContractForm } from '@solvent/api-client'
import { type Asset, assetNaming, updateAsset } from '@solvent/contracts'
import { AssetTypeField, chosenType, FormDialog, isOpenChoice, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, TextField, useToast } from '@solvent/ui'

interface EditAssetDialogProps {
  asset: Asset
  onClose: () => void
}

/** Edits a current asset. */
export function EditAssetDialog({ asset, onClose }: EditAssetDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: updateAsset,
    params: { id: asset.id },
    initial: {
      asset_type: asset.asset_type,
      custom_type: isOpenChoice(asset.asset_type) ? asset.asset_type : '',
      asset_value: asset.asset_value.toFixed(2),
      date_received: asset.date_received,
      asset_description: asset.description,
    },
    toBody: (values) => ({
      asset_type: chosenType(values),
      asset_value: parseNumber(values.asset_value),
      date_received: values.date_received,
      asset_description: values.asset_description,
    }),
    draftFields: 'all',
    failed: 'Failed to update asset. Please try again.',
    failedOnly: true,
    onSent: (saved) => {
      toast.success(`${assetNaming(saved).name} updated`)
      onClose()
    },
  })
  return (
    <FormDialog title="Edit asset" form={form} action="Save Changes" busyAction="Saving..." onClose={onClose}>
      <AssetTypeField bind={form.bind} current={asset.asset_type} />
      <AmountField {...form.bind('asset_value', 'Amount')} required />
      <DateField {...form.bind('date_received', 'Date received')} required />
      <TextField {...form.bind('asset_description', 'Description (optional)')} />
    </FormDialog>
  )
}
