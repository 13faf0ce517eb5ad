import { type DateString, dueDate, type Frequency, minOf } from '@solvent/money'
import { interestOfUnits } from './accrual-by-days'
import type { LenderTerms } from './lender-terms'
import { firstDay, postingDates } from './posting-dates'
import { rateCurve } from './rate-curve'
import { instalmentAt } from './unpaid-instalments'

/** A contract whose interest accrues by days. */
export interface DailyContract {
  /** The amount borrowed one period before the first due date, in minor units. */
  total: bigint
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  frequency: Frequency
  firstDueDate: DateString
  lenderTerms: LenderTerms
}

/**
 * What is owed under a contract if every instalment is paid on its due date. As in `amortizationTable`, a payment that
 * clears the debt also pays the interest since the last statement.
 */
export interface ContractByDays {
  /** After `paid` instalments of an amount, or of what it changes to; in minor units. */
  balanceAfter(instalment: bigint, paid: number): bigint
}

/** The weights of the time since the due date before: up to each posting, and after the last one. */
interface PeriodWeights {
  posted: bigint[]
  rest: bigint
  /** Whether the due date comes before the day until which interest is deferred. */
  isDeferred: boolean
}

/** @param count the most instalments that will be asked for */
export function contractByDays(contract: DailyContract, count: number): ContractByDays {
  const { base } = rateCurve(contract.rateBp, contract.lenderTerms)
  const periods = periodWeights(contract, count)
  return {
    balanceAfter(instalment, paid) {
      let balance = contract.total
      let units = 0n
      for (const [number, { posted, rest, isDeferred }] of periods.slice(0, paid).entries()) {
        if (balance === 0n) break
        for (const weight of posted) {
          balance += interestOfUnits(units + balance * weight, base)
          units = 0n
        }
        units += balance * rest
        const due = instalmentAt({ ...contract, instalment }, number)
        const reachesBalance = due >= balance
        if (reachesBalance && !isDeferred) balance += interestOfUnits(units, base)
        balance -= minOf(due, balance)
        // The unpaid rest of that interest bears none until interest is added next.
        if (reachesBalance) units = -balance * (periods[number + 1]?.posted[0] ?? 0n)
      }
      return balance
    },
  }
}

function periodWeights(contract: DailyContract, count: number): PeriodWeights[] {
  const { rateBp, frequency, firstDueDate, lenderTerms } = contract
  const { deferredUntil = firstDueDate } = lenderTerms
  const curve = rateCurve(rateBp, lenderTerms)
  let start = firstDay(contract)
  return Array.from({ length: count }, (_, k) => {
    const date = dueDate(firstDueDate, frequency, k)
    const posted: bigint[] = []
    for (const posting of postingDates(contract, start, date)) {
      posted.push(BigInt(curve.weight(start, posting)))
      start = posting
    }
    const rest = BigInt(curve.weight(start, date))
    start = date
    return { posted, rest, isDeferred: date < deferredUntil }
  })
}
