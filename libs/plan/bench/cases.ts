import { courseAnswer } from '../src/answers/index'
import {
  bestOrder,
  compareStrategies,
  monthlyPlan,
  type PlanLiability,
  type ProjectionInput,
  projectPayoff,
} from '../src/index'
import { barePass } from './bare-pass'
import {
  asPlanInputs,
  FORTY_YEARS,
  instalmentsOfAMonth,
  MIXED,
  MONTHLY,
  portfolio,
  TODAY,
  TWENTY_YEARS,
  withLenderTerms,
} from './portfolios'

/** A benchmark with its time limit, and the bare pass over the same debts. */
export interface Case {
  name: string
  /** Milliseconds. */
  limit: number
  work: () => unknown
  bare: () => number
}

const PLAN_LIMIT_MS = 50
const FORTY_YEARS_LIMIT_MS = 20
/** One frame at 60 frames a second. */
const FRAME_MS = 16.7
const SEARCH_LIMIT_MS = FRAME_MS
const RESERVE_LIMIT_MS = 40
const LARGE_PROJECTION_LIMIT_MS = 500

export function allCases(): Case[] {
  const monthly = portfolio(10_000, MONTHLY)
  const mixed = portfolio(10_000, MIXED)
  return [
    planOf('plan: 10,000 monthly', monthly, 200n),
    planOf('plan: 10,000 mixed', mixed, 200n),
    planOf('plan: 10,000 mixed, short budget', mixed, 40n),
    fortyYears(),
    ...withAndWithoutTerms(),
    whatIf(),
    search(),
    largeProjection(monthly),
    projectionWithReserve(),
  ]
}

/** @param percent the budget as a percentage of a month's instalments */
function planOf(name: string, liabilities: PlanLiability[], percent: bigint): Case {
  const monthlyIncome = (instalmentsOfAMonth(liabilities) * percent) / 70n
  return {
    name,
    limit: PLAN_LIMIT_MS,
    work: () => monthlyPlan({ today: TODAY, monthlyIncome, paidThisMonth: 0n, liabilities }),
    bare: barePass(liabilities, 1),
  }
}

function fortyYears(): Case {
  const input = inputOf(portfolio(20, FORTY_YEARS), 101n)
  return comparison('strategies: 20 debts, 40 years', FORTY_YEARS_LIMIT_MS, input)
}

/**
 * The debts of `fortyYears`, plain and as lenders write them. The budget covers every month, because the minimum of a
 * card follows the days of the month, and setting money aside for the long months would be measured instead.
 */
function withAndWithoutTerms(): Case[] {
  const plain = portfolio(20, FORTY_YEARS)
  const percent = 130n
  return [
    comparison('strategies: 20 debts, ample budget', FORTY_YEARS_LIMIT_MS, inputOf(plain, percent)),
    comparison(
      'strategies: 20 debts with lender terms, ample budget',
      FORTY_YEARS_LIMIT_MS * 1.5,
      inputOf(withLenderTerms(plain), percent),
    ),
  ]
}

/** What the browser computes while a slider moves: the course by every strategy. */
function whatIf(): Case {
  const input = inputOf(portfolio(8, MIXED), 120n)
  const inputs = asPlanInputs(input)
  const whatIf = { extra_per_month: 50, lump_sum: 800, on: '2026-09-15' }
  const months = compareStrategies(input).reduce((sum, { projection }) => sum + projection.timeline.length, 0)
  return {
    name: `what-if: 8 mixed (${months} months in all)`,
    limit: FRAME_MS,
    work: () => courseAnswer(inputs, whatIf),
    bare: barePass(input.liabilities, months),
  }
}

function comparison(name: string, limit: number, input: ProjectionInput): Case {
  const months = compareStrategies(input).reduce((sum, { projection }) => sum + projection.timeline.length, 0)
  return {
    name: `${name} (${months} months in all)`,
    limit,
    // Debts as they come from a request: nothing about them is cached.
    work: () => compareStrategies({ ...input, liabilities: input.liabilities.map((debt) => ({ ...debt })) }),
    bare: barePass(input.liabilities, months),
  }
}

function search(): Case {
  const input = inputOf(portfolio(6, MIXED), 300n)
  const strategies = compareStrategies(input).map(({ projection }) => projection)
  const found = bestOrder(input, strategies)
  if (found.kind !== 'searched') throw new Error(`Nothing to search: ${found.kind}`)
  const months = found.projection.timeline.length * found.tried
  return {
    name: `best order: 6 mixed (${found.tried} orders)`,
    limit: SEARCH_LIMIT_MS,
    work: () => bestOrder(input, strategies),
    bare: barePass(input.liabilities, months),
  }
}

function largeProjection(liabilities: PlanLiability[]): Case {
  const input = inputOf(liabilities, 120n)
  const months = projectPayoff(input).timeline.length
  return {
    name: `projection: 10,000 monthly, ${months} months`,
    limit: LARGE_PROJECTION_LIMIT_MS,
    work: () => projectPayoff(input),
    bare: barePass(liabilities, months),
  }
}

/** A budget that barely covers the average month, so that most months set something aside. */
function projectionWithReserve(): Case {
  const input = inputOf(portfolio(10, TWENTY_YEARS), 101n)
  const { timeline } = projectPayoff(input)
  const reserved = timeline.filter((month) => month.reserved > 0n).length
  return {
    name: `projection with a reserve: 10 mixed, ${timeline.length} months, ${reserved} with one`,
    limit: RESERVE_LIMIT_MS,
    work: () => projectPayoff(input),
    bare: barePass(input.liabilities, timeline.length),
  }
}

/** @param percent the budget as a percentage of a month's instalments */
function inputOf(liabilities: PlanLiability[], percent: bigint): ProjectionInput {
  return { today: TODAY, liabilities, monthlyBudget: (instalmentsOfAMonth(liabilities) * percent) / 100n }
}
