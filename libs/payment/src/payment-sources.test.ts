import type { Asset } from '@solvent/contracts'
import { paymentSources, sourceFor } from './payment-sources'

function asset(asset_type: string, asset_value: number, is_liquid = true): Asset {
  const rest = { date_received: '2026-01-01', description: '', asset_description: '', account: '' }
  return { id: '', asset_type, asset_value, is_liquid, ...rest }
}

test('assets of one type add up to one source, to the cent', () => {
  const assets = [asset('Cash', 0.1), asset('Savings Account', 5), asset('Cash', 0.2)]
  expect(paymentSources(assets)).toEqual([
    { name: 'Cash', available: 30n },
    { name: 'Savings Account', available: 500n },
  ])
})

test('empty or illiquid assets are not sources', () => {
  expect(paymentSources([asset('Cash', 0), asset('Vehicle', 9000, false)])).toEqual([])
})

test.each([
  ['the chosen source, even if it is short', { Cash: 9, Stocks: 1 }, 'Stocks', 'Stocks'],
  ['Cash if nothing is chosen', { Stocks: 9, Cash: 5 }, '', 'Cash'],
  ['the first source if there is no Cash', { Stocks: 5, 'Savings Account': 5 }, '', 'Savings Account'],
  [
    'a source that covers it if Cash does not',
    { Cash: 4.99, Stocks: 9, 'Checking Account': 5 },
    '',
    'Checking Account',
  ],
  ['Cash rather than a house or a pension', { Cash: 1, 'Real Estate': 900, Pension: 90 }, '', 'Cash'],
  ['Cash if nothing covers it', { 'Savings Account': 4, Cash: 1 }, '', 'Cash'],
  ['empty Cash if there are no sources', {}, '', 'Cash'],
])('a payment of $5 comes from %s', (_, held, name, expected) => {
  const sources = paymentSources(Object.entries(held).map(([type, value]) => asset(type, value)))
  expect(sourceFor(sources, { name, amount: 500n }).name).toBe(expected)
})

test('the usual sources come first, and those not usually spent last', () => {
  const types = [
    'Vehicle',
    'Stocks',
    'Retirement Fund',
    'Savings Account',
    'Carpets',
    'Cash',
    'Checking Account',
  ]
  expect(paymentSources(types.map((type) => asset(type, 1))).map(({ name }) => name)).toEqual([
    'Cash',
    'Checking Account',
    'Savings Account',
    'Stocks',
    'Carpets',
    'Vehicle',
    'Retirement Fund',
  ])
})
