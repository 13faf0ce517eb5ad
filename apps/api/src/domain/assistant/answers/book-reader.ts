import type { EntryFilter, listEntries as listEntriesContract, QueryOf, WhatIf } from '@solvent/contracts'
import { amortizationTable } from '@solvent/plan'
import { openLiabilities } from '../../../storage/tables/liabilities-table'
import { sharesOf } from '../../../storage/tables/trades-table'
import { listAssets } from '../../books/assets'
import { readBooksCheck } from '../../books/books-check/read-books-check'
import { listEntries } from '../../books/entries'
import { summarizeEntries } from '../../books/entry-summary'
import { listLiabilities } from '../../books/liabilities'
import { readSchedule } from '../../books/liability-schedule'
import { toDueLiability, toLiability } from '../../books/liability-view'
import { netWorthHistory } from '../../books/net-worth'
import { listTentativeAssets } from '../../books/tentative-assets'
import { readBooks } from '../../books/with-books'
import { readDashboard } from '../../dashboard'
import { compareOffers } from '../../plan/offers'
import { planDrift } from '../../plan/plan-drift'
import { project, projectRange } from '../../plan/projection'
import { recommend } from '../../plan/recommendations'
import type { Services } from '../../services'
import { readTools } from '../read-tools'
import type { ScheduledDebt } from './dues'

const SCHEDULES = 'Read your payment schedules'

/** Reads a person's books with the functions that answer the pages, and lists what it has read. */
export class BookReader {
  readonly #services: Services
  readonly #userId: string
  readonly #steps = new Set<string>()

  constructor(services: Services, userId: string) {
    this.#services = services
    this.#userId = userId
  }

  /** What was read, in words for the person. */
  get steps(): readonly string[] {
    return [...this.#steps]
  }

  summary() {
    this.#add(readTools.get_summary.labels[1])
    return readDashboard(this.#services, this.#userId)
  }

  assets() {
    this.#add(readTools.list_assets.labels[1])
    return listAssets(this.#services, this.#userId)
  }

  expected() {
    this.#add('Read your expected assets')
    return listTentativeAssets(this.#services, this.#userId)
  }

  liabilities() {
    this.#add(readTools.list_liabilities.labels[1])
    return listLiabilities(this.#services, this.#userId)
  }

  /** The remaining payments of each active debt. */
  schedules(): Promise<ScheduledDebt[]> {
    this.#add(SCHEDULES)
    return readBooks(this.#services, this.#userId, async (books) => {
      const rows = await openLiabilities(books)
      return rows.map((row) => ({
        debt: toLiability(row, books.today),
        payments: amortizationTable(toDueLiability(row, books.today), books.today),
      }))
    })
  }

  /** @throws DomainError `not_found` */
  schedule(liabilityId: string) {
    this.#add(SCHEDULES)
    return readSchedule(this.#services, this.#userId, liabilityId)
  }

  entries(query: QueryOf<typeof listEntriesContract>) {
    this.#add(readTools.list_entries.labels[1])
    return listEntries(this.#services, this.#userId, query)
  }

  entrySums(filter: EntryFilter) {
    this.#add(readTools.list_entries.labels[1])
    return summarizeEntries(this.#services, this.#userId, filter)
  }

  /** @param from the first day, YYYY-MM-DD */
  netWorthSince(from: string) {
    this.#add('Read your net worth by day')
    return netWorthHistory(this.#services, this.#userId, { from })
  }

  plan() {
    this.#add(readTools.get_plan.labels[1])
    return recommend(this.#services, this.#userId, {})
  }

  projection(whatIf: WhatIf = {}) {
    this.#add(readTools.project.labels[1])
    return project(this.#services, this.#userId, whatIf)
  }

  offers() {
    this.#add(readTools.compare_offers.labels[1])
    return compareOffers(this.#services, this.#userId)
  }

  range() {
    this.#add(readTools.debt_free_range.labels[1])
    return projectRange(this.#services, this.#userId, {})
  }

  drift() {
    this.#add('Compared your plan with an earlier one')
    return planDrift(this.#services, this.#userId, undefined)
  }

  check() {
    this.#add('Checked your books')
    return readBooksCheck(this.#services, this.#userId)
  }

  /** The number of shares in each position by its trades, in hundred-millionths of a share. */
  shares(assetIds: readonly string[]): Promise<bigint[]> {
    return readBooks(this.#services, this.#userId, (books) =>
      Promise.all(assetIds.map((id) => sharesOf(books, id))),
    )
  }

  #add(step: string): void {
    this.#steps.add(step)
  }
}
