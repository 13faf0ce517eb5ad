import { BOOK_RULES, type BooksCheck } from '@solvent/contracts'
import { addDays } from '@solvent/money'
import type { Piece } from '../../../storage/database'
import { compareAccounts, wrongOrigins } from '../../../storage/tables/books-check-accounts'
import { type BooksCounts, countBooks, sliceEntries } from '../../../storage/tables/books-check-counts'
import { nameEntries, wrongEntries } from '../../../storage/tables/books-check-entries'
import {
  oversoldPositions,
  wrongPayments,
  wrongTrades,
  wrongUndos,
} from '../../../storage/tables/books-check-links'
import { allLiabilities } from '../../../storage/tables/liabilities-table'
import { moneyFor } from '../../account/profile'
import type { Services } from '../../services'
import { balanceDifference, originDifference } from './balance-differences'
import { toCheckedAccount } from './checked-accounts'
import { debtDifferences } from './debt-differences'
import { type BookRule, type Difference, difference, MAX_DIFFERENCES, type Wording } from './difference'
import { entryDifferences, problemsOf } from './entry-differences'
import { paidDifferences, paidOn } from './paid-differences'
import { readAtOneVersion } from './read-at-one-version'
import { compareSchedules } from './schedule-differences'

/** Maximum accounts in the answer. */
const MAX_ACCOUNTS = 1000
/** Entries checked in one piece, which takes about ten milliseconds. */
const ENTRIES_PER_PIECE = 2000
/** Time zones are at most two calendar days apart, so an entry may be dated this far ahead. */
const DAYS_AHEAD = 2

/** Recomputes the person's books from their entries, in short pieces. */
export function readBooksCheck(services: Services, userId: string): Promise<BooksCheck> {
  return readAtOneVersion(services, userId, (piece) => checkInPieces(services, piece))
}

async function checkInPieces({ clock }: Services, piece: Piece): Promise<BooksCheck> {
  const counts = await piece(countBooks)
  const wording = { money: await piece(moneyFor), today: clock.today() }
  const { accounts, schedules, ofPayments, ...ofAccounts } = await checkAccounts(piece, wording)
  const ofEntries = await checkEntries(piece, wording)
  const ofDebts = await debtDifferences(piece, wording)
  const differences = [
    ...ofAccounts.differences,
    ...ofEntries,
    ...ofPayments.filter((one) => !ofEntries.some((other) => isAboutSameDebt(one, other))),
    ...ofDebts,
  ]
  return {
    checked_at: clock.now().toISOString(),
    entries: counts.entries,
    rules: rulesOf(counts, schedules),
    differences: differences.slice(0, MAX_DIFFERENCES),
    accounts,
  }
}

/** Whether both are about the same debt. Then the difference in a single payment says more than the one in the sum. */
function isAboutSameDebt(one: Difference, other: Difference): boolean {
  return one.rule === other.rule && one.account_id === other.account_id
}

function rulesOf(counts: BooksCounts, schedules: number): BooksCheck['rules'] {
  const { accounts, entries, payments, trades, undos, debts } = counts
  const checked: Record<BookRule, number> = {
    balances: accounts,
    entries,
    payments,
    trades,
    undos,
    debts,
    schedules,
  }
  return BOOK_RULES.map((rule) => ({ rule, checked: checked[rule] }))
}

/** Checks balances, opening entries, the sums of payments on debts, and schedules. */
async function checkAccounts(piece: Piece, wording: Wording) {
  const most = { wrong: MAX_DIFFERENCES, open: MAX_ACCOUNTS }
  const { wrong, open: current } = await piece((tx) => compareAccounts(tx, most))
  const origins = await piece((tx) => wrongOrigins(tx, MAX_DIFFERENCES))
  const debts = current.filter(({ kind }) => kind === 'liability')
  const paid = await paidOn(piece, debts)
  const rows = await piece(allLiabilities)
  const schedules = await compareSchedules(rows, wording)
  const known = { rows: new Map(rows.map((row) => [row.id, row])), paid, scheduled: schedules.principal }
  return {
    accounts: current.map((account) => toCheckedAccount(account, known)),
    schedules: rows.length,
    differences: [
      ...wrong.map((account) => balanceDifference(account, wording)),
      ...origins.map(originDifference),
      ...schedules.differences,
    ],
    ofPayments: paidDifferences(debts, paid, wording),
  }
}

/** Checks each entry and its details. */
async function checkEntries(piece: Piece, wording: Wording): Promise<Difference[]> {
  const found: Difference[] = []
  const lastDay = addDays(wording.today, DAYS_AHEAD)
  const slices = await piece((tx) => sliceEntries(tx, ENTRIES_PER_PIECE))
  for (const slice of slices) {
    const findings = await piece(async (tx) => {
      const [entries, payments, trades, undos] = await Promise.all([
        wrongEntries(tx, slice, { lastDay, most: MAX_DIFFERENCES }),
        wrongPayments(tx, slice, MAX_DIFFERENCES),
        wrongTrades(tx, slice, MAX_DIFFERENCES),
        wrongUndos(tx, slice, MAX_DIFFERENCES),
      ])
      return { entries, payments, trades, undos }
    })
    const problems = problemsOf(findings, wording.money)
    if (problems.length === 0) continue
    const named = await piece((tx) => nameEntries(tx, [...new Set(problems.map(({ entryId }) => entryId))]))
    found.push(...entryDifferences(problems, named, wording))
    if (found.length >= MAX_DIFFERENCES) break
  }
  return [...found, ...(await oversold(piece))]
}

async function oversold(piece: Piece): Promise<Difference[]> {
  const positions = await piece((tx) => oversoldPositions(tx, MAX_DIFFERENCES))
  return positions.map(({ assetId, symbol }) => {
    return difference('trades', `More shares of ${symbol} are sold than were bought.`, { accountId: assetId })
  })
}
