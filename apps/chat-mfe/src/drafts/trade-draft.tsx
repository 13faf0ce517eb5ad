import { today } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, RadioGroupField, TextField } from '@solvent/ui'
import { AccountField } from './account-field'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
]

/** The draft of a trade. */
export function TradeDraft(props: DraftFormProps) {
  const { draft } = props
  const initial = {
    side: textOf(draft, 'side'),
    symbol: textOf(draft, 'symbol'),
    quantity: textOf(draft, 'quantity'),
    price: amountOf(draft, 'price'),
    account: textOf(draft, 'account', DEFAULT_PAYMENT_SOURCE),
    occurred_on: textOf(draft, 'occurred_on', today()),
  }
  const form = useDraftForm(props, initial, (values) => ({ ...values, price: parseNumber(values.price) }))
  return (
    <DraftForm {...props} form={form}>
      <RadioGroupField {...form.bind('side', 'Side')} options={sides} />
      <Grid minColumn={11}>
        <TextField {...form.bind('symbol', 'Symbol')} autoComplete="off" required />
        <TextField {...form.bind('quantity', 'Quantity')} inputMode="decimal" required />
        <AmountField {...form.bind('price', 'Price per share')} required />
        <DateField {...form.bind('occurred_on', 'Date')} required />
      </Grid>
      <AccountField {...form.bind('account', form.values.side === 'sell' ? 'Goes to' : 'Pay from')} />
    </DraftForm>
  )
}
