import { daysPerPeriod } from '@solvent/money'
import { assert, constantFrom, pre, property } from 'fast-check'
import { amortizationTable } from '../amortization'
import { bearsInterest } from '../lender-terms'
import type { PlanLiability } from '../plan-liability'
import { isActive, nextDueDate } from '../schedule'
import { type FullInput, someProjection } from '../testing/projection-arbitraries'
import { payoffLedger } from './ledger'
import { projectPayoff } from './project-payoff'

/** No limit, and a limit far above every debt. */
const someEnough = constantFrom(null, 9n * 10n ** 15n)

/** One debt with due dates, on which only what is due is paid. */
const someScheduled = someProjection({ events: false }).map((input) => {
  const [debt] = input.liabilities.filter((one) => isActive(one) && one.firstDueDate !== null)
  return { ...input, strategy: 'minimum' as const, liabilities: debt ? [debt] : [] }
})

function always(rule: (debt: PlanLiability, input: FullInput) => void) {
  assert(
    property(someScheduled, someEnough, (input, monthlyBudget) => {
      const [debt] = input.liabilities
      pre(debt !== undefined)
      // Above the largest total the projection stops, but the table goes on.
      const withMoney = { ...input, paidThisMonth: 0n, monthlyBudget } as FullInput
      pre(projectPayoff(withMoney).ending !== 'too-far')
      if (debt) rule(debt, withMoney)
    }),
  )
}

const isBefore = (day: string, other: string) => day < other

/** The payments by the amortization table and by the projection, by month. */
function paymentsByMonth(debt: PlanLiability, input: FullInput) {
  const planned = new Map<string, bigint>()
  for (const { dueDate, payment } of amortizationTable(debt, input.today)) {
    // Missed instalments are paid today.
    const month = (isBefore(dueDate, input.today) ? input.today : dueDate).slice(0, 7)
    planned.set(month, (planned.get(month) ?? 0n) + payment)
  }
  const paid = payoffLedger(input).filter(({ payment }) => payment > 0n)
  return { planned: [...planned], projected: paid.map(({ month, payment }) => [month, payment]) }
}

function interestByTable(debt: PlanLiability, { today }: FullInput): bigint {
  return amortizationTable(debt, today).reduce((sum, { interest }) => sum + interest, 0n)
}

/** Missed instalments of a debt not due every week or two stay in the balance until interest and fees are added. */
function hasCostlyArrears(debt: PlanLiability, { today }: FullInput): boolean {
  const next = nextDueDate(debt)
  const costs = bearsInterest(debt, today) || debt.lenderTerms?.yearlyFee !== undefined
  return daysPerPeriod(debt.frequency) === null && costs && next !== null && next < today
}

test('paying what is due costs exactly what the amortization table says, month by month', () => {
  always((debt, input) => {
    pre(!hasCostlyArrears(debt, input))
    const { planned, projected } = paymentsByMonth(debt, input)
    expect(projected).toEqual(planned)
    expect(projectPayoff(input).totalInterest).toBe(interestByTable(debt, input))
  })
})

test('with missed instalments, interest is no less than by the table, which has them paid today', () => {
  always((debt, input) => {
    pre(hasCostlyArrears(debt, input))
    // The table pays missed minimums before the next statement, which is lower for it.
    pre(debt.lenderTerms?.minimum === undefined)
    expect(projectPayoff(input).totalInterest >= interestByTable(debt, input)).toBe(true)
  })
})

test('a debt with due dates is paid off if there is enough money', () => {
  always((_debt, input) => {
    expect(projectPayoff(input).ending).toBe('debt-free')
  })
})

test('debts do not affect each other if there is money for all of them', () => {
  assert(
    property(someProjection({ events: false }), someEnough, (given, monthlyBudget) => {
      const input = { ...given, strategy: 'minimum' as const, paidThisMonth: 0n, monthlyBudget }
      const together = projectPayoff(input)
      pre(together.ending === 'debt-free')
      const alone = input.liabilities.flatMap(
        (debt) => projectPayoff({ ...input, liabilities: [debt] }).debts,
      )
      expect(together.debts).toEqual(alone)
    }),
  )
})
