import { addDays, countedDay, type DateString, daysPerYear, dueDate, halfUpDiv } from '@solvent/money'
import { type Arbitrary, assert, bigInt, integer, property, record, tuple } from 'fast-check'
import { interestOfPayment } from './accrual'
import type { DailyDebt } from './accrual-by-days'
import { amortizationTable } from './amortization'
import { balanceAfter, instalmentAmount } from './instalment'
import { interestPostings } from './interest'
import { rateOn } from './lender-terms'
import { applyPayment } from './payment'
import { payoffAmount } from './payoff'
import { dayAfterStart, someFrequency, someToday } from './testing/arbitraries'
import { lenderTermsAround } from './testing/daily-arbitraries'

interface Contract extends Pick<DailyDebt, 'rateBp' | 'frequency' | 'firstDueDate' | 'lenderTerms'> {
  total: bigint
  count: number
}

const someContract: Arbitrary<Contract> = someToday.chain((first) =>
  record({
    total: bigInt(1n, 50_000_000n),
    count: integer({ min: 1, max: 40 }),
    rateBp: integer({ min: 0, max: 4_000 }),
    frequency: someFrequency,
    firstDueDate: integer({ min: first, max: first + 30 }).map(dayAfterStart),
    lenderTerms: lenderTermsAround(first),
  }),
)

/** One day after the other: interest runs up on what is owed at the start of the day, and is added on due dates. */
class DayByDay {
  owed: bigint
  readonly interest: bigint[] = []
  #units = 0n
  readonly #contract: Contract

  constructor(contract: Contract) {
    this.#contract = contract
    this.owed = contract.total
  }

  /** The start of the next day. `isDue` says whether a period ends with it. */
  pass(day: DateString, isDue: boolean): void {
    const { dayCount = 'actual_365', deferredUntil = '' } = this.#contract.lenderTerms
    const next = addDays(day, 1)
    const days = countedDay(next, dayCount) - countedDay(day, dayCount)
    this.#units += this.owed * BigInt(days * rateOn(this.#contract, day))
    if (next < deferredUntil || !(isDue || next === deferredUntil)) return
    this.interest.push(this.runUp())
    this.owed += this.runUp()
    this.#units = 0n
  }

  runUp(): bigint {
    return halfUpDiv(
      this.#units,
      BigInt(10_000 * daysPerYear(this.#contract.lenderTerms.dayCount ?? 'actual_365')),
    )
  }
}

/** Calls back for each day from the start of the contract to the last due date. */
function live(
  contract: Contract,
  periods: number,
  onDay: (books: DayByDay, day: DateString, k: number) => void,
) {
  const books = new DayByDay(contract)
  let day = startOf(contract)
  let k = 0
  while (k < periods) {
    const due = dueDate(contract.firstDueDate, contract.frequency, k)
    const next = addDays(day, 1)
    books.pass(day, next === due)
    day = next
    onDay(books, day, day === due ? k : -1)
    if (day === due) k += 1
  }
}

/** The day one period before the first due date. */
function startOf({ frequency, firstDueDate }: Contract): DateString {
  const monthsBack = { weekly: 0, biweekly: 0, monthly: 1, quarterly: 3, yearly: 12 }[frequency]
  const daysBack = { weekly: 7, biweekly: 14, monthly: 0, quarterly: 0, yearly: 0 }[frequency]
  const [year, month, day] = firstDueDate.split('-').map(Number)
  const index = Number(year) * 12 + Number(month) - 1 - monthsBack
  const first = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
  const lastDay = addDays(dueDate(first, 'monthly', 1), -1)
  const clamped = addDays(first, Number(day) - 1)
  return addDays(clamped < lastDay ? clamped : lastDay, -daysBack)
}

function debtOf(contract: Contract, remaining: bigint, change: Partial<DailyDebt> = {}): DailyDebt {
  return {
    ...contract,
    remaining,
    instalment: 0n,
    installmentsTotal: contract.count,
    installmentsPaid: 0,
    credit: 0n,
    isCompleted: remaining === 0n,
    ...change,
  }
}

test('interest that runs up day by day is added on the due dates, or on the day until which it is deferred', () => {
  assert(
    property(someContract, integer({ min: 1, max: 6 }), (contract, periods) => {
      const start = startOf(contract)
      let last = start
      const lived: { date: DateString; interest: bigint }[] = []
      live(contract, periods, (books, day) => {
        if (books.interest.length > lived.length)
          lived.push({ date: day, interest: books.interest.at(-1) ?? 0n })
        last = day
      })
      const posted = interestPostings(debtOf(contract, contract.total), start, last)
      // A rate of 0 is posted as nothing.
      expect(posted).toEqual(lived.filter(({ date }) => date > start))
    }),
  )
})

test('a payment on any day costs the interest of the days until then, and leaves that of the days after', () => {
  const somePart = tuple(integer({ min: 0, max: 400 }), integer({ min: 1, max: 99 }))
  assert(
    property(someContract, somePart, (contract, [paidAfter, percent]) => {
      let debt: DailyDebt | null = null
      const { deferredUntil = '' } = contract.lenderTerms
      let count = 0
      live(contract, 4, (books, day) => {
        count += 1
        if (count === paidAfter + 1) {
          debt = debtOf(contract, books.owed)
          const owesRunUp = day >= deferredUntil
          expect(payoffAmount(debt, day)).toBe(books.owed + (owesRunUp ? books.runUp() : 0n))
          expect(interestOfPayment(debt, books.owed - 1n, day)).toBe(0n)
          const amount = (books.owed * BigInt(percent)) / 100n
          if (amount > 0n) debt = applyPayment({ ...debt, instalment: 1n }, amount, 'partial', day)
          books.owed -= amount
        } else if (debt && books.interest.length > 0) {
          const [posting] = interestPostings(debt, addDays(day, -1), day)
          if (posting) {
            expect(posting.interest).toBe(books.interest.at(-1))
            debt = { ...debt, remaining: debt.remaining + posting.interest, accrual: null }
          }
          expect(debt.remaining).toBe(books.owed)
        }
      })
    }),
  )
})

test('the instalment is the least that pays the contract off in time, and the schedule follows it', () => {
  assert(
    property(someContract, (contract) => {
      const instalment = instalmentAmount(contract)
      expect(balanceAfter(contract, instalment, contract.count)).toBe(0n)
      if (instalment > 0n) expect(balanceAfter(contract, instalment - 1n, contract.count)).toBeGreaterThan(0n)
      const books = new Map<number, bigint>()
      live(contract, contract.count, (lived, _, k) => {
        if (k < 0) return
        lived.owed -= lived.owed < instalment ? lived.owed : instalment
        books.set(k + 1, lived.owed)
      })
      const table = amortizationTable(debtOf(contract, contract.total, { instalment }), startOf(contract))
      expect(table.at(-1)?.closing).toBe(0n)
      for (const { number, opening, interest, payment, closing } of table) {
        expect(closing).toBe(books.get(number))
        expect(opening + interest - payment).toBe(closing)
      }
    }),
    { numRuns: 60 },
  )
})
