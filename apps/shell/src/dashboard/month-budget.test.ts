import { monthBudget } from './month-budget'

function amounts(
  available_budget: number,
  paid_this_month: number,
  remaining_budget: number,
  { kept = 0, released = 0, received = 0, reserved = 0, filled = 0 } = {},
) {
  const money = { available_budget, kept, released, received, paid_this_month, remaining_budget, reserved }
  const parts = monthBudget({ ...money, cushion: { filled } })
  return parts.map(({ name, amount, share }) => [name, amount, share])
}

test.each([
  [
    'nothing is paid',
    [1000, 0, 400],
    [
      ['Paid', 0, 0],
      ['Planned', 600, 60],
      ['Left', 400, 40],
    ],
  ],
  [
    'a part is paid',
    [1000, 250, 250],
    [
      ['Paid', 250, 25],
      ['Planned', 500, 50],
      ['Left', 250, 25],
    ],
  ],
  [
    'more than the budget is paid',
    [100, 150, 0],
    [
      ['Paid', 150, 100],
      ['Planned', 0, 0],
      ['Left', 0, 0],
    ],
  ],
  [
    'there is no budget',
    [0, 0, 0],
    [
      ['Paid', 0, 0],
      ['Planned', 0, 0],
      ['Left', 0, 0],
    ],
  ],
] as const)('when %s, every cent is accounted for', (_, [available, paid, left], expected) => {
  expect(amounts(available, paid, left)).toEqual(expected)
})

test("money reserved for later payments is a separate part, and last month's can be planned", () => {
  expect(amounts(1000, 200, 500, { reserved: 400 })).toEqual([
    ['Paid', 200, 20],
    ['Planned', 300, 30],
    ['Kept', 400, 40],
    ['Left', 100, 10],
  ])
  expect(amounts(1000, 0, 0, { kept: 250 })[1]).toEqual(['Planned', 1250, 100])
})

test('money received for debts is on top of the budget', () => {
  expect(amounts(1000, 1200, 0, { received: 500 })).toEqual([
    ['Paid', 1200, 80],
    ['Planned', 300, 20],
    ['Left', 0, 0],
  ])
})

test('no cent is lost to floating-point rounding', () => {
  expect(amounts(0.3, 0.1, 0.1).map(([, amount]) => amount)).toEqual([0.1, 0.1, 0.1])
})

test('what fills the cushion is kept, beside the reserve', () => {
  expect(amounts(1000, 0, 500, { reserved: 100, filled: 300 })).toEqual([
    ['Paid', 0, 0],
    ['Planned', 500, 50],
    ['Kept', 400, 40],
    ['Left', 100, 10],
  ])
})
