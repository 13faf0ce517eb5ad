import { moneyFormat } from '@solvent/money'
import { deferralOf, deferralText } from './deferral'
import { interestPostings } from './interest'
import { monthlyPlan } from './monthly-plan'
import { applyPayment } from './payment'
import { payoffAmount } from './payoff'
import type { PlanLiability } from './plan-liability'

/** A sofa for 1,200.00 with 12 instalments of 50.00 from 1 July on; 24% is deferred until 1 June. */
const sofa: PlanLiability = {
  id: '1',
  remaining: 120_000n,
  instalment: 5_000n,
  installmentsTotal: 24,
  installmentsPaid: 0,
  frequency: 'monthly',
  firstDueDate: '2026-07-01',
  credit: 0n,
  isCompleted: false,
  rateBp: 2400,
  lenderTerms: { deferredUntil: '2027-06-01' },
  priority: 50,
}
const TODAY = '2026-06-10'

/** The books on a day if this much is paid on each due date before. */
function paidUntil(day: string, amount: bigint): PlanLiability {
  let debt = sofa
  for (let month = 7; month < 18; month += 1) {
    const year = month > 12 ? 2027 : 2026
    const date = `${year}-${String(month > 12 ? month - 12 : month).padStart(2, '0')}-01`
    if (date >= day || debt.isCompleted) break
    const most = payoffAmount(debt, date)
    debt = applyPayment(debt, amount < most ? amount : most, amount < most ? 'partial' : 'full', date)
  }
  return debt
}

test('says how much more a month clears it in time, and what is added otherwise', () => {
  const deferral = deferralOf(sofa, TODAY)
  // 11 instalments of 50.00 leave 650.00; a further 59.10 each pay it, with 10 cents to spare.
  expect(deferral).toMatchObject({ until: '2027-06-01', left: 65_000n, payments: 11, morePerPayment: 5_910n })
  if (!deferral) return
  // 30 days of 1,200.00, 31 of 1,150.00 and so on to 31 of 650.00 are 337,800.00 for a day: x 24% / 365.
  expect(deferralText(deferral, 'monthly', { today: TODAY, money: moneyFormat('USD') })).toBe(
    'Pay $59.10 more a month to clear it before 1 June 2027, or $222.12 of interest is added.',
  )
})

test('that is the interest which the books add, and with the larger payments they add none', () => {
  const deferral = deferralOf(sofa, TODAY)
  const [posting] = interestPostings(paidUntil('2027-06-01', 5_000n), '2027-05-31', '2027-06-01')
  expect(posting).toEqual({ date: '2027-06-01', interest: deferral?.interest })
  const more = 5_000n + (deferral?.morePerPayment ?? 0n)
  expect(paidUntil('2027-06-01', more).isCompleted).toBe(true)
  expect(paidUntil('2027-06-01', more - 1n).isCompleted).toBe(false)
})

test.each([
  ['nothing is deferred', { lenderTerms: null }, TODAY],
  ['its day has come', {}, '2027-06-01'],
  ['the instalments clear it in time', { instalment: 11_000n, installmentsTotal: 11 }, TODAY],
  ['nothing is owed', { remaining: 0n, isCompleted: true }, TODAY],
  ['it bears no interest', { rateBp: 0 }, TODAY],
])('there is nothing to say if %s', (_, change, today) => {
  expect(deferralOf({ ...sofa, ...change }, today)).toBeNull()
})

test('after the last due date before the day, all that is left has to be paid', () => {
  const debt = { ...paidUntil('2027-05-02', 5_000n), lenderTerms: sofa.lenderTerms ?? null }
  expect(deferralOf(debt, '2027-05-20')).toMatchObject({
    payments: 0,
    left: 65_000n,
    morePerPayment: 65_000n,
  })
})

test('the plan pays the deferred debt as one with interest', () => {
  const loan = { ...sofa, id: '2', rateBp: 900, lenderTerms: null }
  const { items } = monthlyPlan({
    today: TODAY,
    monthlyIncome: 100_000n,
    paidThisMonth: 0n,
    liabilities: [sofa, loan],
  })
  expect(items.find(({ extraAmount }) => extraAmount > 0n)?.liabilityId).toBe('1')
})
