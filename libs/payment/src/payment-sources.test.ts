import type { Asset } from '@solvent/contracts'
import { paymentSources, sourceNamed } from './payment-sources'

function asset(asset_type: string, asset_value: number, is_liquid = true): Asset {
  const rest = { date_received: '2026-01-01', description: '', asset_description: '', account: '' }
  return { id: '', asset_type, asset_value, is_liquid, ...rest }
}

test('money of one type is one source, to the cent', () => {
  const assets = [asset('Cash', 0.1), asset('Savings Account', 5), asset('Cash', 0.2)]
  expect(paymentSources(assets)).toEqual([
    { name: 'Cash', available: 30n },
    { name: 'Savings Account', available: 500n },
  ])
})

test('what is empty or cannot be spent is no source', () => {
  expect(paymentSources([asset('Cash', 0), asset('Vehicle', 9000, false)])).toEqual([])
})

test.each([
  ['the chosen one', ['Cash', 'Stocks'], 'Stocks', 'Stocks'],
  ['Cash when nothing is chosen', ['Stocks', 'Cash'], '', 'Cash'],
  ['the first one where there is no Cash', ['Stocks', 'Savings Account'], '', 'Stocks'],
  ['Cash with nothing in it where there is nothing', [], '', 'Cash'],
])('a payment comes from %s', (_, names, chosen, expected) => {
  const sources = names.map((name) => ({ name, available: 1n }))
  expect(sourceNamed(sources, chosen).name).toBe(expected)
})
