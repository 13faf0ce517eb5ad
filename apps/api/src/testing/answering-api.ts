import type { Person } from '@solvent/api-testing/person'
import {
  getBooksCheck,
  getDashboard,
  getEntrySummary,
  getNetWorth,
  getPlanDrift,
  getProjection,
  getProjectionRange,
  getRecommendations,
  getSchedule,
  listAssets,
  listEntries,
  listLiabilities,
  listOffers,
  listTentativeAssets,
} from '@solvent/contracts'
import { addDays, addMonthsClamped, endOfMonth } from '@solvent/money'
import { TODAY } from './start-server'

export type AnsweringApi = Awaited<ReturnType<typeof readApi>>

const THIS_MONTH = { from: `${TODAY.slice(0, 7)}-01`, to: TODAY }
const LAST_MONTH_FROM = addMonthsClamped(THIS_MONTH.from, -1)
const LAST_MONTH = { from: LAST_MONTH_FROM, to: endOfMonth(LAST_MONTH_FROM) }
const BY_SAME_DAY = { from: LAST_MONTH_FROM, to: addMonthsClamped(TODAY, -1) }

/**
 * What the API answers about a person's books on `TODAY`.
 *
 * @param amount what the person tries to pay on top, a decimal
 */
export async function readApi(person: Person, amount: number) {
  const { liabilities } = await person.answer(listLiabilities)
  const sums = (query: Record<string, string>) => person.answer(getEntrySummary, { query })
  const active = liabilities.filter(({ is_completed }) => !is_completed)
  const netWorthFrom = addDays(THIS_MONTH.from, -1)
  return {
    liabilities,
    schedules: await Promise.all(active.map(({ id }) => person.answer(getSchedule, { params: { id } }))),
    dashboard: await person.answer(getDashboard),
    assets: (await person.answer(listAssets)).assets,
    expected: (await person.answer(listTentativeAssets)).tentative_assets,
    entries: (await person.answer(listEntries, { query: { limit: '200' } })).entries,
    all: { thisMonth: await sums(THIS_MONTH), ever: await sums({}) },
    expenses: {
      thisMonth: await sums({ ...THIS_MONTH, kind: 'expense' }),
      lastMonth: await sums({ ...LAST_MONTH, kind: 'expense' }),
      bySameDay: await sums({ ...BY_SAME_DAY, kind: 'expense' }),
    },
    paid: {
      thisMonth: await sums({ ...THIS_MONTH, kind: 'payment' }),
      lastMonth: await sums({ ...LAST_MONTH, kind: 'payment' }),
    },
    netWorth: await person.answer(getNetWorth, { query: { from: netWorthFrom, to: TODAY } }),
    plan: await person.answer(getRecommendations),
    drift: await person.answer(getPlanDrift),
    projection: await person.answer(getProjection),
    range: (await person.answer(getProjectionRange)).range,
    offers: await person.answer(listOffers),
    withExtra: await person.answer(getProjection, { query: { extra_per_month: String(amount) } }),
    withLump: await person.answer(getProjection, { query: { lump_sum: String(amount) } }),
    check: await person.answer(getBooksCheck),
  }
}
