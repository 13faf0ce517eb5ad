import type { PlanInputs } from '@solvent/contracts'
import { daysAhead } from './days-ahead'
import { cardAndRent } from './testing/card-and-rent'

const inputs: PlanInputs = {
  ...cardAndRent,
  expected: [{ on: '2026-12-05', amount: 200, confidence: 50, description: 'Refund' }],
}

test('each day has its balance, with pay, expected money, payments, dues and living costs', () => {
  const ahead = daysAhead(inputs)
  expect(ahead?.days).toHaveLength(61)
  expect(ahead?.events.slice(0, 6)).toEqual([
    // 1,800.00 - 229.15
    {
      on: '2026-11-24',
      kind: 'payment',
      liabilityId: 'card',
      name: 'Card',
      amount: -229.15,
      balance: 1570.85,
    },
    // - 4 x 25.00 + 2,500.00 - 1,520.85
    { on: '2026-11-28', kind: 'pay', liabilityId: null, name: '', amount: 2500, balance: 2450 },
    { on: '2026-11-28', kind: 'payment', liabilityId: 'card', name: 'Card', amount: -1520.85, balance: 2450 },
    // - 2 x 25.00 - 24.19 - 1,000.00
    { on: '2026-12-01', kind: 'due', liabilityId: 'rent', name: 'Flat', amount: -1000, balance: 1375.81 },
    // - 4 days of December, 96.77, + 100.00
    { on: '2026-12-05', kind: 'expected', liabilityId: null, name: 'Refund', amount: 100, balance: 1379.04 },
    // + 2,500.00 - 23 days of December, 556.45
    { on: '2026-12-28', kind: 'pay', liabilityId: null, name: '', amount: 2500, balance: 3322.59 },
  ])
})

test('a debt that the plan clears has no later due', () => {
  const small = { ...inputs.liabilities[0], remaining_amount: 600 } as PlanInputs['liabilities'][number]
  const ahead = daysAhead({ ...inputs, liquid_assets: 9000, liabilities: [small] })
  // 229.15 due and 370.85 of extra money.
  expect(ahead?.events.filter(({ name }) => name === 'Card')).toEqual([
    { on: '2026-11-24', kind: 'payment', liabilityId: 'card', name: 'Card', amount: -600, balance: 8400 },
  ])
})

test('the lowest balance is named with its day and the pay after it', () => {
  // 1,379.04 on 5 December, less 22 days of living: 532.25.
  expect(daysAhead(inputs)?.text).toBe('Lowest: $846.78 on 27 December, before your pay of 28 December.')
  expect(daysAhead({ ...inputs, liquid_assets: 0, liabilities: [] })?.text).toBe(
    'Lowest: $0.00 today, before your pay of 28 November.',
  )
})

test.each<[string, Partial<PlanInputs>]>([
  ['the paydays', { pay: undefined }],
  ['when irregular pay comes', { pay: { kind: 'irregular' } }],
  ['what the accounts hold', { liquid_assets: undefined }],
])('there is nothing to show without knowing %s', (_, unknown) => {
  expect(daysAhead({ ...inputs, ...unknown })).toBeNull()
})
