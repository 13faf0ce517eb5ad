import { today, useContractForm } from '@solvent/api-client'
import { addTentativeAsset } from '@solvent/contracts'
import { AssetTypeField, chosenType, FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, TextField, useToast } from '@solvent/ui'

/** Adds an expected asset. */
export function AddExpectedAssetDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: addTentativeAsset,
    initial: {
      asset_type: '',
      custom_type: '',
      asset_amount: '',
      expected_date: today(),
      confidence: '100',
      asset_description: '',
    },
    toBody: (values) => ({
      asset_type: chosenType(values),
      asset_amount: parseNumber(values.asset_amount),
      expected_date: values.expected_date,
      confidence: parseNumber(values.confidence),
      asset_description: values.asset_description,
      is_liquid: true,
    }),
    draftFields: 'all',
    failed: 'Failed to add asset. Please try again.',
    failedOnly: true,
    onSent: ({ asset_type }) => {
      toast.success(`${asset_type} added`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add expected asset"
      form={form}
      action="Add Asset"
      busyAction="Adding..."
      onClose={onClose}
    >
      <AssetTypeField bind={form.bind} />
      <AmountField {...form.bind('asset_amount', 'Amount')} required />
      <DateField {...form.bind('expected_date', 'Expected date')} required />
      <TextField
        {...form.bind('confidence', 'Confidence (%)')}
        inputMode="numeric"
        hint="How likely you are to receive it. Your payoff projection includes this share of the amount."
      />
      <TextField {...form.bind('asset_description', 'Description (optional)')} />
    </FormDialog>
  )
}
