import { amortizationTable } from './amortization'
import { type Minimum, minimumDue } from './minimum'

const TODAY = '2026-12-01'

interface PublishedCard {
  /** Minor units. */
  total: bigint
  rateBp: number
  shareBp: number
  atLeast: bigint
}

/** The months until a card is paid off if only the minimum is paid, and what is paid in all, in minor units. */
function paidByMinimums({ total, rateBp, shareBp, atLeast }: PublishedCard, statementDays: number) {
  const minimum: Minimum = { shareBp, atLeast, plusInterest: false }
  const rows = amortizationTable(
    {
      remaining: total,
      instalment: minimumDue(minimum, total, 0n),
      installmentsTotal: 5_200,
      installmentsPaid: 0,
      frequency: 'monthly',
      firstDueDate: '2026-12-28',
      credit: 0n,
      isCompleted: false,
      rateBp,
      lenderTerms: { dayCount: '30_360', minimum, statementDays },
    },
    TODAY,
  )
  return { months: rows.length, paid: rows.reduce((sum, { payment }) => sum + payment, 0n) }
}

// 15 U.S.C. 1637(b)(11)(A) and (B) as of 2005. The least payment is the first one, as in 12 CFR 1026, appendix M2.
test.each([
  ['$1,000 at 17% with 2%', { total: 100_000n, rateBp: 1_700, shareBp: 200, atLeast: 2_000n }, 88],
  ['$300 at 17% with 5%', { total: 30_000n, rateBp: 1_700, shareBp: 500, atLeast: 1_500n }, 24],
])('the warning of the US law on minimum payments: %s', (_card, card, months) => {
  expect(paidByMinimums(card, 0)).toMatchObject({ months })
})

// California Civil Code 1748.13(a)(2). Its share is of the last statement, and the payment arrives with the next one.
// Ours arrives at most 27 days after its statement, so the rest bears a few days less of interest.
const general = { rateBp: 1_700, shareBp: 200, atLeast: 1_000n }
const retail = { rateBp: 2_100, shareBp: 500, atLeast: 1_000n }

test.each([
  ['$1,000', { ...general, total: 100_000n }, 207, 259_035n],
  ['$2,500', { ...general, total: 250_000n }, 363, 773_349n],
  ['$5,000', { ...general, total: 500_000n }, 482, 1_630_534n],
  ['$250 of a shop', { ...retail, total: 25_000n }, 32, 32_524n],
  ['$500 of a shop', { ...retail, total: 50_000n }, 53, 70_990n],
  ['$750 of a shop', { ...retail, total: 75_000n }, 65, 109_449n],
])('the warning of California on minimum payments: %s', (_card, card, months, paid) => {
  const ours = paidByMinimums(card, 27)
  expect(Math.abs(ours.months - months)).toBeLessThanOrEqual(1)
  expect(ours.paid).toBeLessThan(paid)
  expect(Number(paid - ours.paid) / Number(paid)).toBeLessThan(0.005)
})
