import { maxOf } from '@solvent/money'
import { assert, bigInt, property, shuffledSubarray } from 'fast-check'
import { type MonthlyPlanInput, monthlyPlan } from './monthly-plan'
import { applyPayment } from './payment'
import { payoffAmount } from './payoff'
import type { PlanLiability } from './plan-liability'
import { paidFromReceived } from './received-money'
import { somePlanInput } from './testing/arbitraries'

type Input = Required<Omit<MonthlyPlanInput, 'currency'>>

/** Checks a rule on random inputs. */
function always(rule: (input: Input) => void) {
  assert(property(somePlanInput, rule))
}

function find(liabilities: readonly PlanLiability[], id: string): PlanLiability {
  const found = liabilities.find((liability) => liability.id === id)
  if (!found) throw new Error(`The plan names the unknown debt ${id}`)
  return found
}

const isOpen = ({ isCompleted, remaining }: PlanLiability) => !isCompleted && remaining > 0n

test('every cent of the budget is either recommended or left over', () => {
  always((input) => {
    const plan = monthlyPlan(input)
    const spent = plan.items.reduce((sum, item) => sum + item.amount, 0n)
    const spendable =
      maxOf(0n, plan.availableBudget + input.openingReserve - input.paidThisMonth) + input.received
    expect(spent + plan.remainingBudget).toBe(spendable > 0n ? spendable : 0n)
    expect(plan.remainingBudget >= plan.reserved && plan.reserved >= 0n).toBe(true)
    expect(plan.reservedFor === null).toBe(plan.reserved === 0n)
  })
})

test('no payment is negative or exceeds its debt, and no due part exceeds what is due', () => {
  always((input) => {
    for (const item of monthlyPlan(input).items) {
      const payoff = payoffAmount(find(input.liabilities, item.liabilityId), input.today)
      const duePaid = item.amount - item.extraAmount
      expect(item.amount >= 0n && item.amount <= payoff).toBe(true)
      expect(item.extraAmount >= 0n && duePaid >= 0n && duePaid <= item.dueAmount).toBe(true)
      expect(item.overdueAmount <= item.dueAmount && item.dueAmount <= payoff).toBe(true)
    }
  })
})

test('every open debt is listed once; paid-off debts are not listed and change nothing', () => {
  always((input) => {
    const plan = monthlyPlan(input)
    const open = input.liabilities.filter(isOpen)
    expect(plan.items.map((item) => item.liabilityId).sort()).toEqual(open.map(({ id }) => id).sort())
    expect(monthlyPlan({ ...input, liabilities: open })).toEqual(plan)
  })
})

test('the order in which debts are entered changes nothing', () => {
  const inTwoOrders = somePlanInput.chain((input) =>
    shuffledSubarray([...input.liabilities], { minLength: input.liabilities.length }).map((liabilities) => ({
      input,
      liabilities,
    })),
  )
  assert(
    property(inTwoOrders, ({ input, liabilities }) => {
      expect(monthlyPlan({ ...input, liabilities })).toEqual(monthlyPlan(input))
    }),
  )
})

test('the same input gives the same plan, and no debt is changed', () => {
  always((input) => {
    for (const liability of input.liabilities) Object.freeze(liability)
    Object.freeze(input.liabilities)
    expect(monthlyPlan(input)).toEqual(monthlyPlan(input))
  })
})

test('the list goes from the highest score to the lowest', () => {
  always((input) => {
    const exact = monthlyPlan(input).items.map(
      ({ scoreParts: { priority, dueDate, rate, payoff } }) => priority + dueDate + rate + payoff,
    )
    expect(exact).toEqual([...exact].sort((a, b) => b - a))
  })
})

test('a short budget leaves at most one debt paid in part, and nothing below it', () => {
  always((input) => {
    const { items } = monthlyPlan(input)
    const firstShort = items.findIndex((item) => item.amount - item.extraAmount < item.dueAmount)
    if (firstShort === -1) return
    expect(items.slice(firstShort + 1).every((item) => item.amount === 0n)).toBe(true)
    expect(items.every((item) => item.extraAmount === 0n)).toBe(true)
  })
})

test('money beyond the reserve and the cushion is left over only when all dues are covered and no debt with interest could take it', () => {
  always((input) => {
    const plan = monthlyPlan(input)
    if (plan.remainingBudget === 0n) return
    const isFree = plan.remainingBudget > plan.reserved + plan.cushioned
    for (const item of plan.items) {
      const debt = find(input.liabilities, item.liabilityId)
      expect(item.amount - item.extraAmount).toBe(item.dueAmount)
      if (isFree && debt.rateBp > 0 && input.strategy !== 'minimum') {
        expect(item.amount).toBe(payoffAmount(debt, input.today))
      }
    }
  })
})

test('a shortfall has a due date of this month at the latest, and high urgency', () => {
  always((input) => {
    for (const { shortBy, shortFrom, dueAmount, amount, extraAmount, urgency } of monthlyPlan(input).items) {
      expect(shortBy).toBe(dueAmount - (amount - extraAmount))
      expect(shortFrom === null).toBe(shortBy === 0n)
      if (shortFrom === null) continue
      expect(shortFrom.slice(0, 7) <= input.today.slice(0, 7)).toBe(true)
      expect(urgency).toBe('high')
    }
  })
})

test('the action says "Pay this month" exactly if there is something to pay', () => {
  always((input) => {
    for (const item of monthlyPlan(input).items) {
      expect(item.action.includes('Pay this month')).toBe(item.amount > 0n)
    }
  })
})

test('more income never lowers a payment', () => {
  assert(
    property(somePlanInput, bigInt(1n, 1_000_000n), (input, raise) => {
      const richer = monthlyPlan({ ...input, monthlyIncome: (input.monthlyIncome ?? 0n) + raise }).items
      monthlyPlan(input).items.forEach((item, index) => {
        expect(richer[index]?.liabilityId).toBe(item.liabilityId)
        expect((richer[index]?.amount ?? 0n) >= item.amount).toBe(true)
      })
    }),
  )
})

test('after paying what is recommended, the plan of the same day recommends nothing more', () => {
  always((input) => {
    const plan = monthlyPlan(input)
    const amounts = new Map(plan.items.map((item) => [item.liabilityId, item.amount]))
    const liabilities = input.liabilities.map((liability) => {
      const amount = amounts.get(liability.id) ?? 0n
      return amount === 0n ? liability : applyPayment(liability, amount, 'partial', input.today)
    })
    const paid = [...amounts.values()].reduce((sum, amount) => sum + amount, 0n)
    const fromReceived = paidFromReceived(paid, { ...input, budget: plan.availableBudget })
    const again = monthlyPlan({
      ...input,
      liabilities,
      paidThisMonth: input.paidThisMonth + paid - fromReceived,
      received: input.received - fromReceived,
    })
    expect(again.items.every((item) => item.amount === 0n)).toBe(true)
    expect(again.remainingBudget).toBe(plan.remainingBudget)
  })
})

test('the plan does not depend on the clock or time zone of the machine', () => {
  const clock = jest.spyOn(globalThis, 'Date').mockImplementation(() => {
    throw new Error('The plan must not read the clock')
  })
  try {
    const debt: PlanLiability = {
      id: '1',
      remaining: 60_000n,
      instalment: 10_000n,
      installmentsTotal: 12,
      installmentsPaid: 1,
      frequency: 'monthly',
      firstDueDate: '2026-01-31',
      credit: 0n,
      isCompleted: false,
      rateBp: 900,
      priority: 50,
    }
    const month = { today: '2026-02-28', monthlyIncome: 20_000n, paidThisMonth: 0n }
    expect(monthlyPlan({ ...month, liabilities: [debt] }).items[0]?.nextDueDate).toBe('2026-02-28')
    expect(applyPayment(debt, 10_000n, 'installment', '2026-02-28').installmentsPaid).toBe(2)
    expect(clock).not.toHaveBeenCalled()
  } finally {
    clock.mockRestore()
  }
})
