import { interestPostings } from './interest'
import type { LenderTerms } from './lender-terms'
import { withNextInstalment } from './next-instalment'
import { applyPayment } from './payment'
import type { PlanLiability } from './plan-liability'
import { projectPayoff } from './projection/project-payoff'
import { withInterest } from './testing/post-interest'

const TODAY = '2026-11-15'

/** A debt of $1,200 without interest, in 12 instalments of $100 due on the 20th. */
function debtWith(lenderTerms: LenderTerms, terms: Partial<PlanLiability> = {}): PlanLiability {
  return {
    id: 'debt',
    remaining: 120_000n,
    instalment: 10_000n,
    installmentsTotal: 12,
    installmentsPaid: 0,
    frequency: 'monthly',
    firstDueDate: '2026-11-20',
    credit: 0n,
    isCompleted: false,
    rateBp: 0,
    lenderTerms,
    priority: null,
    ...terms,
  }
}

const added = (debt: PlanLiability, through: string) =>
  interestPostings(debt, TODAY, through).map(({ date, interest }) => [date, interest])

test('a yearly fee is added with the first interest from its day on, and again a year later', () => {
  const debt = debtWith({ yearlyFee: { amount: 9_500n, from: '2026-12-21' }, lateFee: 0n })
  const postings = added(debt, '2028-02-01').filter(([, amount]) => amount !== 0n)
  expect(postings).toEqual([
    ['2027-01-20', 9_500n],
    ['2028-01-20', 9_500n],
  ])
})

test('a fee says how much of a posting it is', () => {
  const debt = debtWith({ yearlyFee: { amount: 9_500n, from: '2026-11-20' } }, { rateBp: 3_650 })
  const [posting] = interestPostings(debt, TODAY, '2026-11-20')
  expect(posting).toEqual({ date: '2026-11-20', interest: 9_500n + 3_720n, fees: 9_500n })
})

test('a late fee is added on the next due date if an instalment is not paid by then', () => {
  const debt = debtWith({ lateFee: 2_500n })
  expect(added(debt, '2027-01-20')).toEqual([
    ['2026-11-20', 0n],
    ['2026-12-20', 2_500n],
    ['2027-01-20', 2_500n],
  ])
  const paid = applyPayment(
    withInterest(debt, TODAY, '2026-11-25').debt,
    10_000n,
    'installment',
    '2026-11-25',
  )
  expect(interestPostings(paid, '2026-11-25', '2026-12-20')).toEqual([{ date: '2026-12-20', interest: 0n }])
  const inPart = applyPayment(withInterest(debt, TODAY, '2026-11-20').debt, 9_999n, 'partial', '2026-11-20')
  expect(interestPostings(inPart, '2026-11-25', '2026-12-20')[0]?.interest).toBe(2_500n)
})

test('a paid-off debt costs no fees', () => {
  const debt = debtWith({ yearlyFee: { amount: 9_500n, from: '2026-11-20' }, lateFee: 2_500n })
  const paid = applyPayment(debt, 120_000n, 'full', TODAY)
  expect(added(paid, '2027-12-31')).toEqual([])
})

test('the minimum of a card counts its fees as its interest, and the interest-free period does not waive them', () => {
  const minimum = { shareBp: 100, atLeast: 2_500n, plusInterest: true }
  const yearlyFee = { amount: 9_500n, from: '2026-12-01' }
  const card = debtWith(
    { minimum, statementDays: 25, gracePeriod: 'kept', yearlyFee },
    { installmentsTotal: 5_200, rateBp: 1_800 },
  )
  const [posting] = interestPostings(withNextInstalment(card, TODAY), TODAY, '2026-12-26')
  expect(posting).toMatchObject({ interest: 0n })
  const december = interestPostings(card, TODAY, '2026-12-26').at(-1)
  expect(december).toMatchObject({ date: '2026-12-26', fees: 9_500n })
  expect(december?.minimum).toBe((120_000n + (december?.interest ?? 0n)) / 100n + (december?.interest ?? 0n))
})

test('the projection pays the fees, late ones only where an instalment is missed', () => {
  const debt = debtWith({ yearlyFee: { amount: 9_500n, from: '2027-01-01' }, lateFee: 2_500n })
  const input = { today: TODAY, liabilities: [debt], strategy: 'minimum' } as const
  const covered = projectPayoff({ ...input, monthlyBudget: 10_000n })
  // The last instalment is $195 with the fee. The budget pays it in three months, the last two of them late.
  expect([covered.totalInterest, covered.months]).toEqual([9_500n + 2n * 2_500n, 14])
  const late = projectPayoff({ ...input, monthlyBudget: 9_000n })
  expect(late.totalInterest > 5n * 2_500n).toBe(true)
})
