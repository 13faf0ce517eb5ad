import { useContractForm } from '@solvent/api-client'
import { assetNaming, type TentativeAsset, updateTentativeAsset } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { ExpectedAssetFields, expectedValues, toExpectedBody } from './expected-asset-fields'

interface EditExpectedAssetDialogProps {
  asset: TentativeAsset
  onClose: () => void
}

/** Edits an expected asset. */
export function EditExpectedAssetDialog({ asset, onClose }: EditExpectedAssetDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: updateTentativeAsset,
    params: { id: asset.id },
    initial: expectedValues(asset),
    toBody: toExpectedBody,
    draftFields: 'all',
    failed: 'Failed to update asset. Please try again.',
    failedOnly: true,
    onSent: (saved) => {
      toast.success(`${assetNaming(saved).name} updated`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Edit expected asset"
      form={form}
      action="Save Changes"
      busyAction="Saving..."
      onClose={onClose}
    >
      <ExpectedAssetFields bind={form.bind} current={asset.asset_type} />
    </FormDialog>
  )
}
