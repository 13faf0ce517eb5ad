import { today } from '@solvent/api-client'
import { recordTrade, type TradeFields } from '@solvent/contracts'
import { SourceField, useAccounts } from '@solvent/payment'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, RadioGroupField, TextField } from '@solvent/ui'
import { type RecordFormProps, useRecordForm } from './use-record-form'

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

/** Records or corrects a purchase or sale of shares. */
export function TradeDialog({ entry, onClose }: RecordFormProps) {
  const { choice, accountNamed } = useAccounts()
  const trade = entry?.trade
  const initial: TradeValues = {
    side: trade?.side ?? 'buy',
    symbol: trade?.symbol ?? '',
    quantity: trade?.quantity ?? '',
    price: trade ? trade.price.toFixed(2) : '',
    account: entry?.accounts.from ?? entry?.accounts.to ?? '',
    occurred_on: entry?.occurred_on ?? today(),
  }
  const { form, dialog } = useRecordForm({
    kind: 'trade',
    endpoint: recordTrade,
    entry,
    initial,
    toBody: (values) => ({
      ...values,
      quantity: values.quantity.trim(),
      price: parseNumber(values.price),
      account: accountNamed(values.account).key,
    }),
    onClose,
  })
  const isSale = form.values.side === 'sell'
  return (
    <FormDialog {...dialog} disabled={!choice.sources}>
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
