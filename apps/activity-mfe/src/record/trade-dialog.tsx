import { today, useContractForm } from '@solvent/api-client'
import { entryTitle, recordTrade, type TradeFields } from '@solvent/contracts'
import { SourceField, useAccounts } from '@solvent/payment'
import { FormDialog, parseNumber, useUndo } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, RadioGroupField, TextField } from '@solvent/ui'

/** The field values. */
type TradeValues = {
  side: TradeFields['side']
  symbol: string
  quantity: string
  price: string
  account: string
  occurred_on: string
}

const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const

function newTrade(): TradeValues {
  return { side: 'buy', symbol: '', quantity: '', price: '', account: '', occurred_on: today() }
}

/** Records a purchase or sale of shares. */
export function TradeDialog({ onClose }: { onClose: () => void }) {
  const undoable = useUndo()
  const { choice, accountNamed } = useAccounts()
  const form = useContractForm({
    endpoint: recordTrade,
    initial: newTrade(),
    toBody: (values) => ({
      ...values,
      quantity: values.quantity.trim(),
      price: parseNumber(values.price),
      account: accountNamed(values.account).key,
    }),
    draftFields: 'all',
    failed: 'Failed to record the trade. Please try again.',
    onSent: (entry) => {
      undoable(`${entryTitle(entry)} recorded`, { id: entry.id, what: entryTitle(entry) })
      onClose()
    },
  })
  const isSale = form.values.side === 'sell'
  return (
    <FormDialog
      title="Record trade"
      form={form}
      action="Record trade"
      busyAction="Recording..."
      disabled={!choice.sources}
      onClose={onClose}
    >
      <RadioGroupField {...form.bind('side', 'Buy or sell')} options={sides} />
      <Grid minColumn={11}>
        <TextField {...form.bind('symbol', 'Symbol')} placeholder="ACME" maxLength={40} required />
        <TextField {...form.bind('quantity', 'Quantity')} inputMode="decimal" required />
        <AmountField {...form.bind('price', 'Price per share')} required />
        <DateField {...form.bind('occurred_on', 'Date')} max={today()} required />
      </Grid>
      <SourceField
        {...form.bind('account', isSale ? 'Goes to' : 'Pay from')}
        chosen={accountNamed(form.values.account)}
        {...choice}
      />
    </FormDialog>
  )
}
