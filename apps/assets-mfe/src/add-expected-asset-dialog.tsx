import { today, useContractForm } from '@solvent/api-client'
import { addTentativeAsset, type TentativeAsset } from '@solvent/contracts'
import { addMonthsClamped } from '@solvent/money'
import { FormDialog } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import {
  ExpectedAssetFields,
  type ExpectedValues,
  expectedValues,
  toExpectedBody,
} from './expected-asset-fields'

interface AddExpectedAssetDialogProps {
  /** The expected asset that this one repeats. */
  like?: TentativeAsset
  onClose: () => void
}

/** Adds an expected asset, or repeats one a month later. */
export function AddExpectedAssetDialog({ like, onClose }: AddExpectedAssetDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: addTentativeAsset,
    initial: like ? repeatedValues(like) : newValues(),
    toBody: (values) => ({ ...toExpectedBody(values), is_liquid: like?.is_liquid ?? true }),
    // A draft of another asset must not replace the values to repeat.
    draftFields: like ? [] : 'all',
    failed: 'Failed to add asset. Please try again.',
    failedOnly: true,
    onSent: ({ asset_type }) => {
      toast.success(`${asset_type} added`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={like ? 'Repeat expected asset' : 'Add expected asset'}
      form={form}
      action="Add Asset"
      busyAction="Adding..."
      onClose={onClose}
    >
      <ExpectedAssetFields bind={form.bind} current={like?.asset_type} />
    </FormDialog>
  )
}

function newValues(): ExpectedValues {
  return {
    asset_type: '',
    custom_type: '',
    asset_amount: '',
    expected_date: today(),
    confidence: '100',
    asset_description: '',
  }
}

function repeatedValues(asset: TentativeAsset): ExpectedValues {
  return { ...expectedValues(asset), expected_date: addMonthsClamped(asset.expected_date, 1) }
}
