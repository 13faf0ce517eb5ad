import {
  type getMonth as getMonthContract,
  MONTHS_OF_MEAN,
  type MonthCategory,
  type MonthFigures,
  type OwnCategory,
  type ResponseOf,
} from '@solvent/contracts'
import { addMonthsClamped, endOfMonth, fromMinor, halfUpDiv, monthsBetween } from '@solvent/money'
import { allLimits } from '../../storage/tables/limits-table'
import { ownCategories } from '../../storage/tables/own-categories-table'
import { firstMonthOf, monthlySums, type SpentInMonth, spentOf } from '../../storage/tables/spending-query'
import { toCsv } from '../plan/csv'
import type { Services } from '../services'
import { type Limit, withCategories } from './categories/limits-of'
import { countsFrom, toLimit } from './limits'
import { flowsByMonth, type MonthFlows, mapFlows, NO_FLOWS } from './month-flows'
import { readBooks } from './with-books'

/** A month beside the one before and the mean of up to six before it. */
export function readMonth(
  services: Services,
  userId: string,
  wanted: string | undefined,
): Promise<ResponseOf<typeof getMonthContract>> {
  return readBooks(services, userId, async (books) => {
    const { today } = books
    const month = wanted ?? today.slice(0, 7)
    const [firstMonth, all, own] = await Promise.all([
      firstMonthOf(books),
      allLimits(books),
      ownCategories(books),
    ])
    const limits = withCategories(all, own).filter(({ since }) => since.slice(0, 7) <= month)
    const earlier = monthsBefore(month, firstMonth)
    const first = `${monthBefore(month, MONTHS_OF_MEAN)}-01`
    const since = limits.map((limit) => countsFrom(limit, month)).reduce(earlierOf, first)
    const sums = await monthlySums(books, { from: since, to: endOfMonth(`${month}-01`) })
    const spent = spentOf(sums)
    const flows = flowsByMonth(sums)
    const flowsOf = (of: string) => flows.get(of) ?? NO_FLOWS
    return {
      month,
      figures: toFigures(flowsOf(month)),
      before: toFigures(flowsOf(monthBefore(month, 1))),
      mean: earlier.length === 0 ? null : toFigures(meanFlows(earlier.map(flowsOf))),
      mean_of: earlier.length,
      categories: categoriesOf({ month, today, earlier, limits, spent, own }),
    }
  })
}

/** Every month since the first entry as CSV, with one row for each figure and each category. */
export function monthsFile(services: Services, userId: string): Promise<string> {
  return readBooks(services, userId, async (books) => {
    const first = await firstMonthOf(books)
    const to = endOfMonth(books.today)
    const period = { from: `${first ?? books.today.slice(0, 7)}-01`, to }
    const sums = await monthlySums(books, period)
    const figures = [...flowsByMonth(sums)].flatMap(([month, flows]) =>
      Object.entries(toFigures(flows)).map(([name, amount]) => ({ month, what: 'figure', name, amount })),
    )
    const categories = spentOf(sums).map(({ month, category, spent: amount }) => ({
      month,
      what: 'category',
      name: category ?? '',
      amount: fromMinor(amount),
    }))
    const rows = [...figures, ...categories].sort((a, b) => a.month.localeCompare(b.month))
    return toCsv(['month', 'what', 'name', 'amount'], rows)
  })
}

interface Spending {
  month: string
  today: string
  /** The months of the mean. */
  earlier: readonly string[]
  /** Those that apply in the month. */
  limits: readonly Limit[]
  spent: readonly SpentInMonth[]
  own: readonly OwnCategory[]
}

function categoriesOf({ month, today, earlier, limits, spent, own }: Spending): MonthCategory[] {
  const spentIn = (category: MonthCategory['category'], months: readonly string[]) =>
    spent
      .filter((one) => one.category === category && months.includes(one.month))
      .reduce((sum, one) => sum + one.spent, 0n)
  const shown = [month, monthBefore(month, 1), ...earlier]
  const named = spent.filter((one) => shown.includes(one.month)).map(({ category }) => category)
  const all = [...new Set([...named, ...limits.map(({ category }) => category)])]
  return all
    .map((category) => {
      const limit = limits.find((one) => one.category === category)
      return {
        category,
        parent: own.find(({ name }) => name === category)?.parent ?? null,
        spent: fromMinor(spentIn(category, [month])),
        before: fromMinor(spentIn(category, [monthBefore(month, 1)])),
        mean: earlier.length === 0 ? null : fromMinor(meanOf(spentIn(category, earlier), earlier.length)),
        limit: limit ? toLimit(limit, { month, today, spent }) : null,
      }
    })
    .sort((a, b) => b.spent - a.spent || String(a.category).localeCompare(String(b.category)))
}

function toFigures(flows: MonthFlows): MonthFigures {
  return {
    ...mapFlows((flow) => fromMinor(flows[flow])),
    saved: fromMinor(flows.money_in - flows.money_out),
  }
}

function meanFlows(months: readonly MonthFlows[]): MonthFlows {
  return mapFlows((flow) =>
    meanOf(
      months.reduce((sum, flows) => sum + flows[flow], 0n),
      months.length,
    ),
  )
}

function meanOf(sum: bigint, count: number): bigint {
  return halfUpDiv(sum, BigInt(count))
}

/** The months since the first entry that the mean of a month is of, the latest first. */
function monthsBefore(month: string, firstMonth: string | null): string[] {
  const known = firstMonth === null ? 0 : monthsBetween(`${firstMonth}-01`, `${month}-01`)
  const count = Math.max(0, Math.min(MONTHS_OF_MEAN, known))
  return Array.from({ length: count }, (_, index) => monthBefore(month, index + 1))
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

function monthBefore(month: string, count: number): string {
  return addMonthsClamped(`${month}-01`, -count).slice(0, 7)
}
