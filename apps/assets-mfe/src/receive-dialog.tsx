import { today, useContractForm } from '@solvent/api-client'
import { assetNaming, receiveTentativeAsset, type TentativeAsset } from '@solvent/contracts'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, formatAmount, formatDate, useToast } from '@solvent/ui'

interface ReceiveDialogProps {
  asset: TentativeAsset
  onClose: () => void
}

/** Turns an expected asset into a current one, with the amount and date received. */
export function ReceiveDialog({ asset, onClose }: ReceiveDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: receiveTentativeAsset,
    params: { id: asset.id },
    initial: { asset_value: asset.asset_amount.toFixed(2), date_received: today() },
    toBody: (values) => ({
      asset_value: parseNumber(values.asset_value),
      date_received: values.date_received,
    }),
    draftFields: 'all',
    failed: 'Failed to mark asset as received. Please try again.',
    onSent: (received) => {
      toast.success(`${assetNaming(received).name} received. It is now under Current Assets.`)
      onClose()
    },
  })
  const expected = `${formatAmount(asset.asset_amount)} on ${formatDate(asset.expected_date)}`
  return (
    <FormDialog
      title="Mark as received"
      description={`${assetNaming(asset).name}, expected: ${expected}.`}
      form={form}
      action="Mark as received"
      busyAction="Saving..."
      onClose={onClose}
    >
      <AmountField {...form.bind('asset_value', 'Amount received')} required />
      <DateField {...form.bind('date_received', 'Date received')} required />
    </FormDialog>
  )
}
