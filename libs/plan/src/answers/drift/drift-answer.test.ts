import type { PlanInputs, PlannedLiability } from '@solvent/contracts'
import type { DriftNow, DriftSide, Posted } from './causes'
import { driftAnswer } from './drift-answer'

const card: PlannedLiability = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Card',
  description: '',
  remaining_amount: 2400,
  installment_amount: 200,
  installments_total: 14,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-03-20',
  interest_rate: 12,
  priority_score: 50,
}
const loan: PlannedLiability = {
  ...card,
  id: '0b000000-0000-4000-8000-000000000002',
  liability_type: 'Loan',
  remaining_amount: 1000,
  installment_amount: 50,
  installments_total: 24,
  interest_rate: 6,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 400,
  paid_this_month: 0,
  kept: 0,
  liabilities: [card, loan],
  expected: [{ on: '2026-03-25', amount: 600, confidence: 50, description: '' }],
}
const before: DriftSide = { inputs, strategy: 'avalanche', reserve: 'keep' }

/** The drift to the same plan with some changes. */
function drift(changed: Partial<PlanInputs>, more: Partial<DriftNow> = {}, earlier = before) {
  return driftAnswer(earlier, { ...earlier, posted: [], ...more, inputs: { ...earlier.inputs, ...changed } })
}

const causes = ({ parts }: ReturnType<typeof drift>) => parts.map((part) => part.causes)

/** The card a month later, with its interest and perhaps a payment. */
const paidOnCard = (paid: number): { liabilities: PlannedLiability[]; posted: Posted[] } => ({
  liabilities: [
    {
      ...card,
      remaining_amount: 2424 - paid,
      installments_paid: Math.floor(paid / 200),
      credit: paid % 200,
    },
    { ...loan, remaining_amount: 1005 },
  ],
  posted: [
    { liability_id: card.id, interest: 24, paid, from_received: 0 },
    { liability_id: loan.id, interest: 5, paid: 0, from_received: 0 },
  ],
})

test.each<[string, string[], Partial<PlanInputs>, Partial<DriftNow>]>([
  ['more income', ['income'], { monthly_income: 600 }, {}],
  ['more of an irregular income', ['income'], { income_so_far: 600 }, {}],
  ['expected money that was withdrawn', ['expected'], { expected: [] }, {}],
  ['a new debt', ['debts'], { liabilities: [card, loan, { ...loan, id: 'new' }] }, {}],
  ['a removed debt', ['debts'], { liabilities: [card] }, {}],
  ['another rate', ['terms'], { liabilities: [{ ...card, interest_rate: 24 }, loan] }, {}],
  ['a corrected amount', ['terms'], { liabilities: [{ ...card, remaining_amount: 2800 }, loan] }, {}],
  ['another strategy', ['choice'], {}, { strategy: 'minimum' }],
  [
    'a payment of today',
    ['payments'],
    { liabilities: [{ ...card, remaining_amount: 1200, installments_paid: 1 }, loan], paid_this_month: 1200 },
    { posted: [{ liability_id: card.id, interest: 0, paid: 1200, from_received: 0 }] },
  ],
  [
    'a debt paid off',
    ['payments'],
    {
      liabilities: [card, { ...loan, remaining_amount: 0, installments_paid: 24 }],
      paid_this_month: 1000,
    },
    { posted: [{ liability_id: loan.id, interest: 0, paid: 1000, from_received: 0 }] },
  ],
])('%s is attributed to %j', (_, cause, changed, more) => {
  expect(causes(drift(changed, more))).toEqual([cause])
})

test('a missed payment is attributed to time', () => {
  const { liabilities, posted } = paidOnCard(0)
  const missed = drift({ today: '2026-04-10', liabilities, expected: [] }, { posted }, noneExpected)
  expect(missed).toMatchObject({
    months: 1,
    parts: [{ causes: ['time'], months: 1 }],
    text: 'Since 10 March your debt-free month moved from March 2027 to April 2027: 1 month later, because no payments were made.',
  })
})

const noneExpected: DriftSide = { ...before, inputs: { ...inputs, expected: [] } }

test('paying as planned makes up for the time', () => {
  const { liabilities, posted } = paidOnCard(230)
  const paidLoan = liabilities.map((debt) =>
    debt.id === loan.id ? { ...debt, remaining_amount: 955, installments_paid: 1 } : debt,
  )
  const paid = posted.map((one) => (one.liability_id === loan.id ? { ...one, paid: 50 } : one))
  const asPlanned = drift({ today: '2026-04-10', liabilities: paidLoan }, { posted: paid }, noneExpected)
  expect(asPlanned.months).toBe(0)
  expect(asPlanned.parts.map(({ causes: [cause], months }) => [cause, months])).toEqual([
    ['time', 1],
    ['payments', -1],
  ])
})

test('late money is attributed to expected money, not to time', () => {
  const { liabilities, posted } = paidOnCard(0)
  const late = drift({ today: '2026-04-10', liabilities }, { posted })
  expect(causes(late)).toEqual([['time'], ['expected']])
})

test('a cause that leads to no end and the one that leads back are one part', () => {
  const both = drift({ monthly_income: 10, liabilities: [{ ...card, remaining_amount: 100 }] })
  expect(causes(both)).toEqual([['income', 'terms'], ['debts']])
  expect(both.parts.reduce((sum, { months }) => sum + (months ?? 0), 0)).toBe(both.months)
})

test('a change from an end to none has no figures, and the sentence says so', () => {
  const none = drift({ monthly_income: 10 })
  expect(none).toMatchObject({ months: null, interest: null })
  expect(none.parts).toEqual([{ causes: ['income'], months: null, interest: null }])
  expect(none.text).toBe(
    'Since 10 March your budget no longer pays off your debts (before: February 2027), because your income changed.',
  )
  const back = drift({ monthly_income: 400 }, {}, { ...before, inputs: { ...inputs, monthly_income: 10 } })
  expect(back.text).toBe(
    'Since 10 March your budget now pays off your debts, in February 2027, because your income changed.',
  )
})

test('the sentence names the largest cause', () => {
  const two = drift({ monthly_income: 700, liabilities: [card, loan, { ...loan, id: 'new' }] })
  expect(two.text).toMatch(/months sooner, mostly because your income changed\.$/)
})

test('if the month is unchanged, the sentence names the interest', () => {
  const dearer = drift({ liabilities: [{ ...card, interest_rate: 12.5 }, loan] })
  expect(dearer.text).toMatch(
    /^Since 10 March your debt-free month is still February 2027, with \$\d+\.\d\d more interest in total, because the terms of a debt changed\.$/,
  )
  expect(drift({}).text).toBe(
    'Since 10 March your debt-free month is still February 2027, with the same interest.',
  )
})

test('another share of the same income is a choice, and another income is not', () => {
  const all = { kind: 'share', percent: 100 } as const
  expect(causes(drift({ budget: all }))).toEqual([['choice']])
  expect(causes(drift({ monthly_income: 800 }))).toEqual([['income']])
  expect(causes(drift({ monthly_income: 800, budget: all }))).toEqual([['income'], ['choice']])
})
