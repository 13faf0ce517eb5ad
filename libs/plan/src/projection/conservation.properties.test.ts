import { assert, property, shuffledSubarray } from 'fast-check'
import { isActive } from '../schedule'
import { type FullInput, someProjection } from '../testing/projection-arbitraries'
import { payoffLedger } from './ledger'
import { projectPayoff } from './project-payoff'
import type { LedgerRow, ProjectionInput } from './projection'

function always(rule: (input: FullInput) => void) {
  assert(property(someProjection(), rule))
}

const openDebts = ({ liabilities }: ProjectionInput) => liabilities.filter(isActive)

/** Serialized, because comparing thousands of months as text is much faster. */
const text = (value: unknown) =>
  JSON.stringify(value, (_key, item) => (typeof item === 'bigint' ? String(item) : item))

/** Totals of interest and payments. */
function sumsOf(rows: readonly { interest: bigint; paid: bigint }[]) {
  return rows.reduce((sum, row) => ({ interest: sum.interest + row.interest, paid: sum.paid + row.paid }), {
    interest: 0n,
    paid: 0n,
  })
}

function sumsBy(key: 'month' | 'liabilityId', ledger: readonly LedgerRow[]) {
  const sums = new Map<string, { interest: bigint; paid: bigint }>()
  for (const row of ledger) {
    const total = sums.get(row[key]) ?? { interest: 0n, paid: 0n }
    sums.set(row[key], { interest: total.interest + row.interest, paid: total.paid + row.payment })
  }
  return (name: string) => sums.get(name) ?? { interest: 0n, paid: 0n }
}

test('each debt adds up to the cent: owed + interest - paid = still owed, in every row and in total', () => {
  always((input) => {
    const ledger = payoffLedger(input)
    const sumsOfDebt = sumsBy('liabilityId', ledger)
    const owed = new Map(openDebts(input).map(({ id, remaining }) => [id, remaining]))
    const { debts } = projectPayoff(input)
    expect(debts.map(({ liabilityId }) => liabilityId)).toEqual([...owed.keys()])
    for (const { liabilityId, interest, paid, closing } of debts) {
      expect((owed.get(liabilityId) ?? 0n) + interest - paid).toBe(closing)
      expect(sumsOfDebt(liabilityId)).toEqual({ interest, paid })
    }
    const wrong = ledger.filter(({ liabilityId, interest, payment, balance }) => {
      const expected = (owed.get(liabilityId) ?? 0n) + interest - payment
      owed.set(liabilityId, balance)
      return balance !== expected
    })
    expect(wrong).toEqual([])
  })
})

test('each month adds up to the cent, and its debts add up to the month', () => {
  always((input) => {
    const sumsOfMonth = sumsBy('month', payoffLedger(input))
    let before = openDebts(input).reduce((sum, { remaining }) => sum + remaining, 0n)
    const wrong = projectPayoff(input).timeline.filter(({ month, interest, paid, owed }) => {
      const expected = before + interest - paid
      before = owed
      const ledger = sumsOfMonth(month)
      return owed !== expected || ledger.interest !== interest || ledger.paid !== paid
    })
    expect(wrong).toEqual([])
  })
})

test('the totals are the sums of the debts and of the months', () => {
  always((input) => {
    const { totalInterest: interest, totalPaid: paid, debts, timeline } = projectPayoff(input)
    expect([sumsOf(debts), sumsOf(timeline)]).toEqual([
      { interest, paid },
      { interest, paid },
    ])
    const owed = debts.reduce((sum, { closing }) => sum + closing, 0n)
    if (timeline.length > 0) expect(timeline.at(-1)?.owed).toBe(owed)
  })
})

test('no month pays or sets aside more than its money', () => {
  always((input) => {
    const budgets = [input.monthlyBudget ?? 0n, ...input.budgetChanges.map((change) => change.monthlyBudget)]
    const richest = budgets.reduce((a, b) => (a > b ? a : b)) + input.extraPerMonth
    const lumps = input.lumpSums.reduce((sum, { amount }) => sum + amount, input.received)
    const { timeline, totalPaid } = projectPayoff(input)
    const wrong = timeline.filter(({ paid, shortBy, reserved }, month) => {
      const openingReserve = month === 0 ? input.openingReserve : (timeline[month - 1]?.reserved ?? 0n)
      return paid + reserved > richest + lumps + openingReserve || paid < 0n || shortBy < 0n || reserved < 0n
    })
    expect(wrong).toEqual([])
    expect(totalPaid <= richest * BigInt(timeline.length) + lumps + input.openingReserve).toBe(true)
  })
})

test('a projection is debt-free only if nothing is owed, and a debt has a pay-off month exactly if it is paid off', () => {
  always((input) => {
    const { ending, months, debtFreeMonth, debts, timeline } = projectPayoff(input)
    const isFree = ending === 'debt-free'
    expect([months, debtFreeMonth !== null]).toEqual([isFree ? timeline.length : null, isFree])
    for (const { liabilityId, closing, payoffMonth } of debts) {
      expect([liabilityId, payoffMonth === null]).toEqual([liabilityId, closing > 0n])
    }
    const payoffs = debts.map(({ payoffMonth }) => payoffMonth ?? '').sort()
    if (isFree && debts.length > 0) expect([payoffs[0] !== '', payoffs.at(-1)]).toEqual([true, debtFreeMonth])
  })
})

test('no debt rises by more than its interest, however little money there is', () => {
  always((input) => {
    const owed = new Map(openDebts(input).map(({ id, remaining }) => [id, remaining]))
    const wrong = payoffLedger({ ...input, monthlyBudget: 1n }).filter((row) => {
      const most = (owed.get(row.liabilityId) ?? 0n) + row.interest
      owed.set(row.liabilityId, row.balance)
      return row.interest < 0n || row.payment < 0n || row.balance < 0n || row.balance > most
    })
    expect(wrong).toEqual([])
  })
})

test('the order in which debts are entered changes nothing', () => {
  const inTwoOrders = someProjection().chain((input) =>
    shuffledSubarray([...input.liabilities], { minLength: input.liabilities.length }).map((liabilities) => ({
      input,
      liabilities,
    })),
  )
  const answer = (input: ProjectionInput) => {
    const projection = projectPayoff(input)
    return text({
      ...projection,
      debts: projection.debts.sort((a, b) => (a.liabilityId < b.liabilityId ? -1 : 1)),
    })
  }
  assert(
    property(inTwoOrders, ({ input, liabilities }) => {
      expect(answer({ ...input, liabilities })).toBe(answer(input))
    }),
  )
})

test('the same input gives the same projection, and is not changed', () => {
  always((input) => {
    for (const list of [input.liabilities, input.lumpSums, input.budgetChanges]) {
      for (const item of list) Object.freeze(item)
      Object.freeze(list)
    }
    expect(text(projectPayoff(input))).toBe(text(projectPayoff(input)))
  })
})
