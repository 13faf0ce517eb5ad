/** Up to three debts paid on the same day of each month; amounts in cents, rates in basis points a year. */
export interface MonthlyDebts {
  balances: readonly number[]
  ratesBp: readonly number[]
  /** The minimum payment of each debt in every month but the first. */
  minimums: readonly number[]
  /** At least the minimums together, and more than the interest. */
  budget: number
}

/** The cheapest payoff: the total paid, and the number of months, the first one included. */
export interface Cheapest {
  totalPaid: number
  months: number
}

type Three = readonly [number, number, number]

/** The amounts from `from` to `to` that a debt with the minimum `least` and the balance `most` may get. */
type Choices = (least: number, most: number, from: number, to: number) => number[]

const everyCent: Choices = (_least, _most, from, to) => {
  const amounts: number[] = []
  for (let amount = from; amount <= to; amount += 1) amounts.push(amount)
  return amounts
}

function onGrid(step: number): Choices {
  return (least, most, from, to) => {
    const multiples = Array.from({ length: Math.floor(to / step) + 1 }, (_, n) => n * step)
    return [...new Set([least, most, ...multiples])].filter((amount) => amount >= from && amount <= to)
  }
}

/**
 * The least total, found by trying every split of the budget to the cent in every month: in the first month before any
 * interest, in all others after it. The whole budget is spent until it clears everything, because more debt never costs
 * less interest.
 */
export function cheapestOfAll(debts: MonthlyDebts): Cheapest {
  return search(debts, everyCent)
}

/** The same with payments in multiples of `step`, exact minimums and exact pay-offs; the last debt gets the rest. */
export function cheapestOnGrid(debts: MonthlyDebts, step: number): Cheapest {
  return search(debts, onGrid(step))
}

function search({ balances, ratesBp, minimums, budget }: MonthlyDebts, choices: Choices): Cheapest {
  const rates = three(ratesBp)
  let due: Three = [0, 0, 0]
  let owing = [three(balances)]
  for (let month = 0; owing.length > 0; month += 1) {
    const least = owing.reduce((smallest, owed) => Math.min(smallest, sum(owed)), Number.POSITIVE_INFINITY)
    if (least <= budget) return { totalPaid: month * budget + least, months: month + 1 }
    owing = afterPayments(owing, due, budget, choices).map((owed) => withInterest(owed, rates))
    due = three(minimums)
  }
  throw new RangeError('The budget does not cover the minimums')
}

/** Missing debts owe nothing, and come first: the search is over all but the last. */
function three(values: readonly number[]): Three {
  const [c = 0, b = 0, a = 0] = values.toReversed()
  return [a, b, c]
}

function withInterest([a, b, c]: Three, [rateA, rateB, rateC]: Three): Three {
  return [a + monthly(a, rateA), b + monthly(b, rateB), c + monthly(c, rateC)]
}

/** Interest of a month, half up to the cent. */
function monthly(balance: number, rateBp: number): number {
  return Math.floor((2 * balance * rateBp + 120_000) / 240_000)
}

/** More than any balance here. */
const KEY = 2 ** 24

/**
 * The balances that are possible after all the money is spent. An outcome is dropped if another one owes no more on any
 * debt, because less debt never costs more interest.
 */
function afterPayments(owing: readonly Three[], due: Three, money: number, choices: Choices): Three[] {
  const smallest = new Map<number, number>()
  for (const [a, b, c] of owing) {
    const [dueA, dueB, dueC] = [Math.min(a, due[0]), Math.min(b, due[1]), Math.min(c, due[2])]
    for (const payA of choices(dueA, a, Math.max(dueA, money - b - c), Math.min(a, money - dueB - dueC))) {
      const rest = money - payA
      for (const payB of choices(dueB, b, Math.max(dueB, rest - c), Math.min(b, rest - dueC))) {
        const key = (a - payA) * KEY + b - payB
        const left = c - rest + payB
        const known = smallest.get(key)
        if (known === undefined || left < known) smallest.set(key, left)
      }
    }
  }
  return [...smallest].flatMap(([key, left]): Three[] => {
    const isWorse = [key - 1, key - KEY].some((less) => Number(smallest.get(less)) <= left)
    return isWorse ? [] : [[Math.floor(key / KEY), key % KEY, left]]
  })
}

function sum([a, b, c]: Three): number {
  return a + b + c
}
