import { authorText, type EntryDetails } from '@solvent/contracts'
import { Caption, font, formatAmount, formatDate, formatInstant, space } from '@solvent/ui'
import styled from 'styled-components'
import { noteOf } from '../entries/entry-words'

const List = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 ${space[4]}; }
  & dd { margin: 0 0 0 auto; font: ${font.body}; font-variant-numeric: tabular-nums; text-align: end; overflow-wrap: anywhere; }
`

const plans: Readonly<Record<NonNullable<EntryDetails['plan']>, string>> = {
  avalanche: 'Avalanche: highest interest first',
  snowball: 'Snowball: smallest balance first',
  priority: 'Your priority first',
  minimum: 'Only what is due',
}

const paymentTypes: Readonly<Record<NonNullable<EntryDetails['payment']>['payment_type'], string>> = {
  installment: 'Installment',
  full: 'Full balance',
  partial: 'Other amount',
}

/** A name and its value. */
type Fact = readonly [name: string, value: string]

function paymentFacts({ payment }: EntryDetails): Fact[] {
  if (!payment) return []
  const { payment_type, principal, interest } = payment
  return [
    ['Payment type', paymentTypes[payment_type]],
    ['Principal', formatAmount(principal)],
    ['Interest', formatAmount(interest)],
  ]
}

function tradeFacts({ trade }: EntryDetails): Fact[] {
  if (!trade) return []
  const { side, symbol, quantity, price } = trade
  return [
    [side === 'buy' ? 'Bought' : 'Sold', symbol],
    ['Quantity', quantity],
    ['Price per share', formatAmount(price)],
  ]
}

/** Each category of a split expense with its amount. */
function partFacts({ parts = [] }: EntryDetails): Fact[] {
  return parts.map(({ category, amount }) => [category, formatAmount(amount)])
}

/** What banks wrote about it. */
function bankFacts({ bank_lines = [], occurred_on }: EntryDetails): Fact[] {
  return bank_lines.flatMap(({ file_name, booked_on, value_on, counterparty, text, bank_id }) => [
    ...(counterparty ? [['Other party', counterparty] as const] : []),
    ...(text ? [['Bank’s text', text] as const] : []),
    ...(booked_on === occurred_on ? [] : [['Booked', formatDate(booked_on)] as const]),
    ...(value_on && value_on !== booked_on ? [['Value date', formatDate(value_on)] as const] : []),
    ...(bank_id ? [['Bank’s reference', bank_id] as const] : []),
    ['File', file_name] as const,
  ])
}

/** The details of an entry besides its changes; unknown ones are omitted. */
export function EntryFacts({ entry }: { entry: EntryDetails }) {
  const { occurred_on, created_at, plan, towards_debts } = entry
  const note = noteOf(entry)
  const author = authorText(entry)
  const facts: Fact[] = [
    ...(note ? [['Details', note] as const] : []),
    ...partFacts(entry),
    ...paymentFacts(entry),
    ...tradeFacts(entry),
    ...bankFacts(entry),
    ...(towards_debts ? [['Towards your debts', formatAmount(towards_debts)] as const] : []),
    ['Date', formatDate(occurred_on)],
    ['Recorded', formatInstant(created_at)],
    ...(author ? [['Source', author] as const] : []),
    ...(plan ? [['Plan at the time', plans[plan]] as const] : []),
  ]
  return (
    <List>
      {facts.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts can have the same category
        <div key={index}>
          <Caption as="dt">{name}</Caption>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
