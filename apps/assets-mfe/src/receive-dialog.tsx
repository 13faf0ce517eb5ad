import { today, useContractForm, useRead } from '@solvent/api-client'
import { assetNaming, previewReceipt, receiveTentativeAsset, type TentativeAsset } from '@solvent/contracts'
import { FormDialog, parseNumber, useDebouncedValue } from '@solvent/screen-kit'
import { AmountField, DateField, formatAmount, formatDate, RadioGroupField, useToast } from '@solvent/ui'

interface ReceiveDialogProps {
  asset: TentativeAsset
  onClose: () => void
}

/** Turns an expected asset into a current one, with the amount and date received, and asks whether it pays debts. */
export function ReceiveDialog({ asset, onClose }: ReceiveDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: receiveTentativeAsset,
    params: { id: asset.id },
    initial: { asset_value: asset.asset_amount.toFixed(2), date_received: today(), use: '' },
    toBody: (values): unknown => ({
      asset_value: parseNumber(values.asset_value),
      date_received: values.date_received,
      ...(choice && { towards_debts: choice === 'debts' }),
    }),
    draftFields: 'all',
    failed: 'Failed to mark asset as received. Please try again.',
    onSent: (received) => {
      toast.success(`${assetNaming(received).name} received. It is now under Current Assets.`)
      onClose()
    },
  })
  const amount = useDebouncedValue(amountOf(form.values.asset_value, asset))
  const { data } = useRead(
    previewReceipt,
    { query: { asset_value: amount, expected_asset: asset.id } },
    { keepPrevious: true },
  )
  const effect = (asset.is_liquid && data?.towards_debts) || null
  const choice = effect && (form.values.use || (effect.is_proposed ? 'debts' : 'keep'))
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
      {effect && (
        <RadioGroupField
          {...form.bind('use', 'What is it for?')}
          value={choice}
          options={[
            { value: 'debts', label: 'Pay my debts', hint: effect.text },
            { value: 'keep', label: 'Keep it', hint: 'Your plan does not count on it.' },
          ]}
        />
      )}
    </FormDialog>
  )
}

/** What was typed, or else what was expected. */
function amountOf(typed: string, { asset_amount }: TentativeAsset): number {
  const amount = parseNumber(typed) ?? 0
  return amount > 0 ? amount : asset_amount
}
