/** Up to three debts paid on the same day of each month; amounts in cents, rates in basis points a year. */
export interface MonthlyDebts {
  balances: readonly number[]
  ratesBp: readonly number[]
  /** What each debt asks for every month but the first. */
  minimums: readonly number[]
  /** At least the minimums together, and more than the interest. */
  budget: number
}

/** The cheapest way out: what is paid in total, and the months it takes, the first one included. */
export interface Cheapest {
  totalPaid: number
  months: number
}

type Three = readonly [number, number, number]

/** Which amounts a debt may get that asks for `least` and owes `most`, from one limit to another. */
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
 * The least total, found by going through every split of the budget to the cent in every month: in the first month
 * before any interest, in all others after it. The whole budget is spent until it clears everything, because more
 * debt never costs less interest.
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
  let asked: Three = [0, 0, 0]
  let owing = [three(balances)]
  for (let month = 0; owing.length > 0; month += 1) {
    const least = owing.reduce((smallest, owed) => Math.min(smallest, sum(owed)), Number.POSITIVE_INFINITY)
    if (least <= budget) return { totalPaid: month * budget + least, months: month + 1 }
    owing = afterPayments(owing, asked, budget, choices).map((owed) => withInterest(owed, rates))
    asked = three(minimums)
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
 * What can be owed after the whole money is spent. An outcome is dropped if another one owes no more on any debt:
 * less debt never costs more interest, so that one is nowhere worse.
 */
function afterPayments(owing: readonly Three[], asked: Three, money: number, choices: Choices): Three[] {
  const smallest = new Map<number, number>()
  for (const [a, b, c] of owing) {
    const [askA, askB, askC] = [Math.min(a, asked[0]), Math.min(b, asked[1]), Math.min(c, asked[2])]
    for (const payA of choices(askA, a, Math.max(askA, money - b - c), Math.min(a, money - askB - askC))) {
      const rest = money - payA
      for (const payB of choices(askB, b, Math.max(askB, rest - c), Math.min(b, rest - askC))) {
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
