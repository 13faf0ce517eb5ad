import { assetNaming, hasInstallmentCount, liabilityNaming } from '@solvent/contracts'
import { addDays, type MoneyFormat, moneyFormat } from '@solvent/money'
import { amortizationTable, payBetween } from '@solvent/plan'
import { allLiabilities, type LiabilityRow } from '../../storage/tables/liabilities-table'
import { allTentativeAssets, type TentativeAssetRow } from '../../storage/tables/tentative-assets-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import type { BooksView } from '../books/books'
import { toDueLiability } from '../books/liability-view'
import { readBooks } from '../books/with-books'
import { planSettings } from '../plan/plan-settings'
import type { Services } from '../services'

const DAYS_AHEAD = 366
/** Calendar programs become slow with more. The nearest events count. */
const MAX_EVENTS = 1000

/** Something that happens on a day. */
export interface EventAhead {
  /** The same as long as it is about the same due, payday or expected asset, wherever it moves. */
  id: string
  on: string
  title: string
  details: string
}

export interface EventsAhead {
  events: readonly EventAhead[]
  /** The last day that they cover. */
  through: string
}

/** The unpaid instalments, paydays and expected money of the next year. An instalment that is overdue is included. */
export async function eventsAhead(books: BooksView): Promise<EventsAhead> {
  const { today } = books
  const through = addDays(today, DAYS_AHEAD)
  const [user, debts, expected, { pay }] = await Promise.all([
    requireUser(books),
    allLiabilities(books),
    allTentativeAssets(books),
    planSettings(books),
  ])
  const money = moneyFormat(pageCurrencyOf(user))
  const paydays = pay ? payBetween(pay, user.monthlyIncome, { after: addDays(today, -1), through }) : []
  const all = [
    ...debts.flatMap((debt) => duesOf(debt, today, money)),
    ...paydays.map(({ on, amount }) => ({
      id: `payday-${on}`,
      on,
      title: amount > 0n ? `Payday: ${money(amount)}` : 'Payday',
      details: '',
    })),
    ...expected.map((asset) => expectedMoney(asset, money)),
  ]
  const ahead = all.filter(({ on }) => on <= through).sort(byDay)
  const beyond = ahead[MAX_EVENTS]
  if (!beyond) return { events: ahead, through }
  // Only whole days, so that it is known which events are missing because they no longer exist.
  return { events: ahead.filter(({ on }) => on < beyond.on), through: addDays(beyond.on, -1) }
}

/** The days that a list of what is ahead covers. */
const DAYS_LISTED = 31

/** What happens within the next month, by day and without ids. */
export function readDuesAhead(
  services: Services,
  userId: string,
): Promise<{ today: string; events: Omit<EventAhead, 'id'>[] }> {
  return readBooks(services, userId, async (books) => {
    const through = addDays(books.today, DAYS_LISTED)
    const { events } = await eventsAhead(books)
    const near = events.filter(({ on }) => on <= through).map(({ id: _, ...event }) => event)
    return { today: books.today, events: near }
  })
}

function duesOf(debt: LiabilityRow, today: string, money: MoneyFormat): EventAhead[] {
  const { name } = liabilityNaming({ description: debt.description, liability_type: debt.type })
  const { installmentsTotal: count } = debt
  const details = (number: number) =>
    hasInstallmentCount({ installments_total: count })
      ? `Installment ${number} of ${count}`
      : 'Minimum payment'
  return amortizationTable(toDueLiability(debt, today), today).map(({ number, dueDate, payment }) => ({
    id: `due-${debt.id}-${number}`,
    on: dueDate,
    title: `${name}: ${money(payment)} due`,
    details: details(number),
  }))
}

function expectedMoney(asset: TentativeAssetRow, money: MoneyFormat): EventAhead {
  const { name } = assetNaming({ asset_description: asset.description, asset_type: asset.type })
  return {
    id: `expected-${asset.id}`,
    on: asset.expectedDate,
    title: `Expected: ${name}, ${money(asset.amount)}`,
    details: asset.confidence < 100 ? `${asset.confidence}% likely` : '',
  }
}

function byDay(one: EventAhead, other: EventAhead): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1
  return one.id < other.id ? -1 : 1
}
