import { assert, bigInt, constant, integer, oneof, property, record } from 'fast-check'
import { chargeOn, chargeOnNumber, chargeWithin, chargeWithinNumber } from './early-charge'
import { instalmentAmount } from './instalment'
import type { LenderTerms } from './lender-terms'
import { monthlyPlan } from './monthly-plan'
import { mostExtra } from './most-extra'
import { applyPayment, paymentAmount } from './payment'
import { addedByPayment, chargeOfPayment, payoffAmount } from './payoff'
import type { PlanLiability } from './plan-liability'
import { projectPayoff } from './projection/project-payoff'

const TODAY = '2026-03-10'

/** A loan of $10,000 at 6% over 5 years, due on the 20th from this month on. */
function loan(earlyCharge: LenderTerms['earlyCharge'], terms: Partial<PlanLiability> = {}): PlanLiability {
  const lenderTerms: LenderTerms = { dayCount: '30_360', ...(earlyCharge && { earlyCharge }) }
  const contract = {
    total: 1_000_000n,
    rateBp: 600,
    frequency: 'monthly',
    firstDueDate: '2026-03-20',
  } as const
  return {
    id: 'loan',
    remaining: 1_000_000n,
    instalment: instalmentAmount({ ...contract, count: 60, lenderTerms }),
    installmentsTotal: 60,
    installmentsPaid: 0,
    frequency: 'monthly',
    firstDueDate: '2026-03-20',
    credit: 0n,
    isCompleted: false,
    rateBp: 600,
    lenderTerms,
    priority: null,
    ...terms,
  }
}

const free = loan(undefined)
const onePercent = loan({ shareBp: 100 })
const INSTALMENT = 19_333n

test('the instalment of the tests', () => {
  expect(free.instalment).toBe(INSTALMENT)
})

test.each([
  ['a share', { shareBp: 100 }, 100n],
  ['the interest of three months', { interestMonths: 3 }, 150n],
] as const)(
  'what is not due yet costs %s of it to clear, what is due this month does not',
  (_, charge, bp) => {
    const early = payoffAmount(free, TODAY) - INSTALMENT
    expect(payoffAmount(loan(charge), TODAY) - payoffAmount(free, TODAY)).toBe(
      (early * bp + 5_000n) / 10_000n,
    )
  },
)

test('of $1,010 paid early, $10 are the charge and $1,000 lower the debt', () => {
  const payment = { amount: INSTALMENT + 101_000n, type: 'partial' } as const
  expect(chargeOfPayment(onePercent, payment, TODAY)).toBe(1_000n)
  const paid = applyPayment(onePercent, payment.amount, 'partial', TODAY)
  expect([paid.remaining, paid.installmentsPaid, paid.credit]).toEqual([
    1_000_000n - INSTALMENT - 100_000n,
    1,
    0n,
  ])
  // The instalment of this month is paid, so the next payment is early.
  expect(chargeOfPayment(paid, { amount: 101_000n, type: 'partial' }, TODAY)).toBe(1_000n)
})

test('an instalment costs no charge, in whatever month it is paid', () => {
  const once = applyPayment(onePercent, INSTALMENT, 'installment', TODAY)
  const twice = applyPayment(once, INSTALMENT, 'installment', TODAY)
  expect([twice.remaining, twice.installmentsPaid]).toEqual([1_000_000n - 2n * INSTALMENT, 2])
})

test('nothing is charged from the agreed day on', () => {
  const until = loan({ shareBp: 100, freeFrom: '2026-03-11' })
  expect(payoffAmount(until, TODAY)).toBe(payoffAmount(onePercent, TODAY))
  expect(payoffAmount(until, '2026-03-11')).toBe(payoffAmount(free, '2026-03-11'))
})

test('what clears a debt completes it, and one cent less leaves one cent', () => {
  const payoff = paymentAmount(onePercent, 'full', TODAY)
  expect(applyPayment(onePercent, payoff, 'full', TODAY).isCompleted).toBe(true)
  expect(() => applyPayment(onePercent, payoff + 1n, 'partial', TODAY)).toThrow(RangeError)
  expect(applyPayment(onePercent, payoff - 1n, 'partial', TODAY).remaining).toBe(1n)
})

test('the charge on a principal is the charge within both, to the cent', () => {
  assert(
    property(bigInt(0n, 10n ** 13n), integer({ min: 1, max: 120_000 }), (principal, share) => {
      const charge = chargeOn(principal, share)
      expect(chargeWithin(principal + charge, share)).toBe(charge)
      expect(chargeOnNumber(Number(principal), share)).toBe(Number(charge))
      expect(chargeWithinNumber(Number(principal + charge), share)).toBe(Number(charge))
    }),
  )
})

function extraOn(debt: PlanLiability, monthlyIncome = 2_000_000n): bigint {
  return (
    monthlyPlan({ today: TODAY, monthlyIncome, paidThisMonth: 0n, liabilities: [debt] }).items[0]
      ?.extraAmount ?? 0n
  )
}

test('the plan pays early as far as that saves more than it costs', () => {
  // 1% is just less than the interest of 2 months, so the last 2 instalments are left.
  const kept = 38_378n
  const principal = 1_000_000n - INSTALMENT - kept
  expect(extraOn(onePercent)).toBe(principal + chargeOn(principal, 1_200))
  expect(extraOn(free)).toBe(payoffAmount(free, TODAY) - INSTALMENT)
})

test.each([
  ['if the charge is more than the rest of the interest', loan({ shareBp: 4_000 })],
  ['if the charge ends before the interest exceeds it', loan({ shareBp: 100, freeFrom: '2026-05-01' })],
  ['near the end of the debt', loan({ shareBp: 100 }, { remaining: 50_000n })],
  ['at 0%', loan({ shareBp: 100 }, { rateBp: 0 })],
])('the plan pays nothing early %s', (_, debt) => {
  expect(extraOn(debt)).toBe(0n)
  expect(mostExtra(debt, TODAY)).toBe(0n)
})

test('the projection waits for the day from which on nothing is charged', () => {
  const debt = loan({ shareBp: 200, freeFrom: '2026-06-01' })
  const { timeline, months } = projectPayoff({ today: TODAY, liabilities: [debt], monthlyBudget: 2_000_000n })
  expect(timeline.map(({ paid }) => paid).slice(0, 3)).toEqual([INSTALMENT, INSTALMENT, INSTALMENT])
  expect(months).toBe(4)
})

interface Case {
  total: bigint
  rateBp: number
  count: number
  shareBp: number
  budget: bigint
}

const someCase = record({
  total: bigInt(10_000n, 5_000_000n),
  rateBp: integer({ min: 50, max: 3_000 }),
  count: integer({ min: 2, max: 120 }),
  shareBp: oneof(integer({ min: 1, max: 300 }), integer({ min: 300, max: 2_000 })),
  budget: oneof(constant(0n), bigInt(0n, 2_000_000n)),
})

function debtOf({ total, rateBp, count, shareBp }: Case): PlanLiability {
  const lenderTerms: LenderTerms = { earlyCharge: { shareBp } }
  const contract = { total, rateBp, frequency: 'monthly', firstDueDate: '2026-03-20', lenderTerms } as const
  const instalment = instalmentAmount({ ...contract, count })
  return loan(undefined, { remaining: total, rateBp, instalment, installmentsTotal: count, lenderTerms })
}

test('paying early by the plan never costs more than paying only what is due', () => {
  let paidEarly = 0
  assert(
    property(someCase, (given) => {
      const debt = debtOf(given)
      const input = { today: TODAY, liabilities: [debt], monthlyBudget: debt.instalment + given.budget }
      const early = projectPayoff(input)
      const due = projectPayoff({ ...input, strategy: 'minimum' })
      expect(early.totalInterest <= due.totalInterest).toBe(true)
      if (early.totalInterest < due.totalInterest) paidEarly += 1
    }),
  )
  expect(paidEarly).toBeGreaterThan(0)
})

test('no other payment of today saves more, but for the interest of three instalments', () => {
  assert(
    property(someCase, integer({ min: 0, max: 1_000 }), (given, permille) => {
      const debt = debtOf(given)
      const due = applyPayment(debt, debt.instalment, 'installment', TODAY)
      const costOf = (amount: bigint) => {
        if (amount === 0n) return restOf(due)
        const payment = { amount, type: 'partial' } as const
        return addedByPayment(due, payment, TODAY) + restOf(applyPayment(due, amount, 'partial', TODAY))
      }
      const most = mostExtra(due, TODAY)
      const other = (payoffAmount(due, TODAY) * BigInt(permille)) / 1_000n
      const slack = (3n * debt.instalment * BigInt(given.rateBp)) / 120_000n + 5n
      expect(costOf(most) <= costOf(other) + slack).toBe(true)
    }),
  )
})

/** The interest still to come if only what is due is paid. */
function restOf(debt: PlanLiability): bigint {
  const input = { today: TODAY, liabilities: [debt], monthlyBudget: null, strategy: 'minimum' } as const
  return projectPayoff(input).totalInterest
}
