import { periodsPerYear } from '@solvent/money'
import type { PlanLiability } from '../src/index'

/**
 * A lower bound for any plan of the same debts: `passes` passes over typed arrays, with interest, the minimum and the
 * highest rate. It has no dates, order, budget or schedule; it is a baseline, not an alternative.
 *
 * @returns a function to time; it returns a sum so that the compiler cannot eliminate the work
 */
export function barePass(debts: readonly PlanLiability[], passes: number): () => number {
  const start = Float64Array.from(debts, ({ remaining }) => Number(remaining))
  const instalments = Float64Array.from(debts, ({ instalment }) => Number(instalment))
  const rates = Float64Array.from(debts, ({ rateBp }) => rateBp)
  const bases = Float64Array.from(debts, ({ frequency }) => 10_000 * periodsPerYear(frequency))
  return () => {
    const balances = start.slice()
    let sum = 0
    for (let pass = 0; pass < passes; pass += 1) sum += onePass({ balances, instalments, rates, bases })
    return sum
  }
}

interface Arrays {
  balances: Float64Array
  instalments: Float64Array
  rates: Float64Array
  bases: Float64Array
}

function onePass({ balances, instalments, rates, bases }: Arrays): number {
  let paid = 0
  let highest = 0
  for (let index = 0; index < balances.length; index += 1) {
    const balance = balances[index] ?? 0
    const rate = rates[index] ?? 0
    const owed = balance + Math.floor((balance * rate) / (bases[index] ?? 1) + 0.5)
    const payment = Math.min(owed, instalments[index] ?? 0)
    balances[index] = owed - payment
    paid += payment
    if (owed > 0 && rate > highest) highest = rate
  }
  return paid + highest
}
