import type { PlanLiability } from '../plan-liability'
import { earlyJanuary, loan } from '../testing/four-debts'
import { payoffLedger } from './ledger'

/** Its rate is below that of the loan at first. */
const card: PlanLiability = { ...loan, id: 'card', rateBp: 500 }

test.each([
  ['on the first day of a month', '2026-04-01', ['2026-04', '2026-05']],
  ['within a month, which is planned already', '2026-03-15', ['2026-04', '2026-05']],
])('extra money follows the higher rate when one changes %s', (_when, from, months) => {
  const rateChanges = [
    { from, rateBp: 2_990 },
    { from: '2026-06-01', rateBp: 100 },
  ]
  const liabilities = [loan, { ...card, lenderTerms: { rateChanges } }]
  const rows = payoffLedger({ today: earlyJanuary, monthlyBudget: 150_000n, liabilities })
  const ofThisYear = rows.filter(({ liabilityId, month }) => liabilityId === 'card' && month < '2027-01')
  const withExtra = ofThisYear.filter(({ payment }) => payment > card.instalment)
  expect(withExtra.map(({ month }) => month)).toEqual(months)
})
