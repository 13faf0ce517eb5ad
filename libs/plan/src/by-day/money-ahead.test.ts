import { moneyFormat } from '@solvent/money'
import { monthlyPlan } from '../monthly-plan'
import type { PlanLiability } from '../plan-liability'
import type { LumpSum } from '../projection/funds'
import { datedPayments } from '../testing/dated-payments'
import { type PaySchedule, payBetween } from './pay-days'
import { timingText } from './timing-text'

const today = '2026-11-24'

const debt = (id: string, more: Partial<PlanLiability>): PlanLiability => ({
  id,
  remaining: 600_000n,
  instalment: 22_915n,
  installmentsTotal: 36,
  installmentsPaid: 0,
  credit: 0n,
  frequency: 'monthly',
  firstDueDate: '2026-11-30',
  isCompleted: false,
  rateBp: 2200,
  priority: 50,
  ...more,
})
/** 229.15 due on 30 November, of 6,000.00 at 22%. */
const card = debt('card', {})
/** 1,000.00 on the first of each month. */
const rent = debt('rent', {
  remaining: 1_200_000n,
  instalment: 100_000n,
  installmentsTotal: 12,
  firstDueDate: '2026-12-01',
  rateBp: 0,
  priority: 95,
})

interface Case {
  held: bigint
  pay?: PaySchedule | null
  monthlyIncome?: bigint
  liabilities?: PlanLiability[]
  lumpSums?: LumpSum[]
  cushion?: bigint
  livingCosts?: bigint | null
}

/** With 2,500.00 a month, paid on the 28th: 1,750.00 for debts, and 25.00 a day for living in November. */
function dated({
  held,
  pay = { kind: 'monthly', day: 28 },
  monthlyIncome = 250_000n,
  liabilities = [card, rent],
  lumpSums = [],
  cushion = 0n,
  livingCosts = null,
}: Case) {
  const plan = monthlyPlan({ today, monthlyIncome, paidThisMonth: 0n, liabilities, lumpSums })
  const byDebt = datedPayments(plan, {
    today,
    held,
    monthlyIncome,
    pay,
    lumpSums,
    liabilities,
    cushion,
    livingCosts,
  })
  const ahead = { after: today, through: '2027-01-23' }
  const paydays = pay && payBetween(pay, monthlyIncome, ahead).map(({ on }) => on)
  const setting = { today, paydays, money: moneyFormat() }
  return {
    on: (id: string) => byDebt.get(id)?.map(({ on, amount }) => [on, amount]) ?? [],
    text: (id: string) => timingText(byDebt.get(id) ?? [], setting),
  }
}

test('what the accounts can pay today is paid today', () => {
  const { on, text } = dated({ held: 900_000n })
  expect(on('card')).toEqual([
    [today, 22_915n],
    [today, 152_085n],
  ])
  expect(text('card')).toBeNull()
})

test('an extra payment waits for the pay if today it would take the money of a later due', () => {
  // 1,800.00 less 229.15 and three days of living leave 1,495.85 before the pay, less than the extra of 1,520.85.
  const { on, text } = dated({ held: 180_000n })
  expect(on('card')).toEqual([
    [today, 22_915n],
    ['2026-11-28', 152_085n],
  ])
  expect(text('card')).toBe('Pay $229.15 today and $1,520.85 on 28 November, when your pay arrives.')
})

test('an extra payment waits for the pay if today it would use the cushion', () => {
  // 2,600.00 - 229.15 - 1,520.85 are 850.00.
  expect(
    dated({ held: 260_000n })
      .on('card')
      .map(([day]) => day),
  ).toEqual([today, today])
  expect(dated({ held: 260_000n, cushion: 100_000n }).on('card')).toEqual([
    [today, 22_915n],
    ['2026-11-28', 152_085n],
  ])
})

test('with lower living costs than the budget leaves, more of it can be paid today', () => {
  // 1,800.00 - 229.15 - 3 days of 10.00 are 1,540.85 before the pay.
  const { on } = dated({ held: 180_000n, livingCosts: 30_000n })
  expect(on('card')).toEqual([
    [today, 22_915n],
    [today, 152_085n],
  ])
})

test('a due that today cannot be paid is paid on its day, after the pay', () => {
  const liabilities = [{ ...rent, firstDueDate: '2026-11-30' }]
  const { on, text } = dated({ held: 30_000n, liabilities })
  expect(on('rent')).toEqual([['2026-11-30', 100_000n]])
  expect(text('rent')).toBe('Pay it on 30 November, after your pay of 28 November.')
})

test('a due before the pay is paid late, and the app says to ask for time', () => {
  const liabilities = [{ ...rent, firstDueDate: '2026-11-25' }]
  const { on, text } = dated({ held: 30_000n, liabilities })
  expect(on('rent')).toEqual([['2026-11-28', 100_000n]])
  expect(text('rent')).toBe(
    'Pay it on 28 November, when your pay arrives. That is 3 days late: ask for time until then.',
  )
})

test('money for a bill of next month is not paid as extra before the bonus that follows it', () => {
  const tuition = debt('tuition', {
    remaining: 200_000n,
    instalment: 200_000n,
    installmentsTotal: 1,
    firstDueDate: '2026-12-05',
    rateBp: 0,
  })
  const lumpSums = [{ on: '2026-12-28', amount: 300_000n }]
  const { on } = dated({ held: 200_000n, liabilities: [card, tuition], lumpSums })
  // 2,000.00 + 2,500.00 - 6 x 25.00 - 27/31 of 750.00 - 229.15 - 2,000.00 leave 1,467.63 before the pay of December.
  expect(on('card')).toEqual([
    [today, 22_915n],
    [today, 146_763n],
    [null, 5_322n],
  ])
})

test('what neither the accounts nor the pay cover has no day', () => {
  const { on, text } = dated({ held: 0n, monthlyIncome: 10_000n, liabilities: [rent, card] })
  // Living takes 30.00 of the 100.00 a month.
  expect(on('card').map(([day]) => day)).toContain(null)
  expect(text('card')).toMatch(/^Your accounts and your pay don't cover it yet\.|of it yet\.$/)
})

test('without paydays the money of today is spent in the order of the plan, and the rest waits', () => {
  const { on, text } = dated({ held: 37_100n, pay: null, liabilities: [card] })
  expect(on('card')).toEqual([
    [today, 22_915n],
    [today, 14_185n],
    [null, 137_900n],
  ])
  expect(text('card')).toBe('Pay $371.00 today and $1,379.00 after your next pay.')
  expect(dated({ held: 0n, pay: { kind: 'irregular' }, liabilities: [card] }).on('card')).toEqual([
    [null, 22_915n],
    [null, 152_085n],
  ])
})
