import type { Asset } from '@solvent/contracts'
import { paymentSources, proposedSource, sourceFields } from './payment-sources'

let count = 0

function asset(asset_type: string, asset_value: number, { name = '', is_liquid = true } = {}): Asset {
  count += 1
  const rest = { date_received: '2026-01-01', description: name, asset_description: name, account: '' }
  return { id: `id-${count}`, asset_type, asset_value, is_liquid, ...rest }
}

const offered = (assets: readonly Asset[]) =>
  paymentSources(assets).map(({ name, available }) => [name, available])

test('unnamed assets of a type are one source, to the cent', () => {
  const assets = [asset('Cash', 0.1), asset('Savings Account', 5), asset('Cash', 0.2)]
  expect(offered(assets)).toEqual([
    ['Cash', 30n],
    ['Savings Account', 500n],
  ])
})

test('accounts of one type are offered by their names, and then together', () => {
  const emergency = asset('Savings Account', 4200, { name: 'Emergency' })
  const assets = [emergency, asset('Savings Account', 800, { name: 'Holiday' }), asset('Savings Account', 0)]
  expect(offered(assets)).toEqual([
    ['Emergency', 4200_00n],
    ['Holiday', 800_00n],
    ['Savings Account, all 2', 5000_00n],
  ])
  const [first, , together] = paymentSources(assets)
  expect(first && sourceFields(first)).toEqual({
    payment_account: 'Savings Account',
    payment_asset_id: emergency.id,
  })
  expect(together && sourceFields(together)).toEqual({ payment_account: 'Savings Account' })
})

test('cash is offered as a whole before its parts', () => {
  const assets = [asset('Cash', 3, { name: 'Wallet' }), asset('Cash', 4)]
  expect(offered(assets)).toEqual([
    ['Cash', 700n],
    ['Wallet', 300n],
    ['Cash', 400n],
  ])
})

test('empty or illiquid assets are not sources', () => {
  expect(paymentSources([asset('Cash', 0), asset('Vehicle', 9000, { is_liquid: false })])).toEqual([])
})

test.each([
  ['Cash', { Stocks: 9, Cash: 5 }, 'Cash'],
  ['the first source if there is no Cash', { Stocks: 5, 'Savings Account': 5 }, 'Savings Account'],
  [
    'a source that covers it if Cash does not',
    { Cash: 4.99, Stocks: 9, 'Checking Account': 5 },
    'Checking Account',
  ],
  ['Cash rather than a house or a pension', { Cash: 1, 'Real Estate': 900, Pension: 90 }, 'Cash'],
  ['empty Cash rather than a car', { Vehicle: 9000 }, 'Cash'],
  ['Cash if nothing covers it', { 'Savings Account': 4, Cash: 1 }, 'Cash'],
  ['empty Cash if there are no sources', {}, 'Cash'],
])('a payment of $5 is proposed from %s', (_, held, expected) => {
  const sources = paymentSources(Object.entries(held).map(([type, value]) => asset(type, value)))
  expect(proposedSource(sources, 500n).name).toBe(expected)
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
