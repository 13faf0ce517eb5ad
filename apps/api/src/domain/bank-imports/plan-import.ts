import {
  assetNaming,
  type BankImport,
  type BodyOf,
  type ImportedLine,
  MAX_ACTIVE_DEBTS,
  type saveBankImport,
} from '@solvent/contracts'
import { addDays, toMinor } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { type AssetRow, allAssets, updateAsset } from '../../storage/tables/assets-table'
import { changedAfter } from '../../storage/tables/bank-lines-table'
import { lockRows } from '../../storage/tables/ledger-items'
import { allLiabilities, type LiabilityRow, updateLiability } from '../../storage/tables/liabilities-table'
import { FIRST_STRATEGY, findPlanSettings } from '../../storage/tables/plan-settings-table'
import { firstDayOf } from '../../storage/tables/review-queries'
import type { JsonRow } from '../../storage/tables/transfer-tables'
import { moneyFor } from '../account/profile'
import { activeDebts } from '../books/active-debts'
import type { BooksView } from '../books/books'
import { debtSize, isSafeTotal } from '../books/totals'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import { byDay } from './by-day'
import { requireImportAccount } from './import-account'
import { ImportLedger, LineRefusal } from './import-ledger'
import { entryRows, type ImportedBy, type ImportedRows } from './imported-rows'
import { lineChecks } from './line-checks'

type Body = BodyOf<typeof saveBankImport>

/** Everything that an import writes, computed before the first row is. */
export interface PlannedImport {
  answer: BankImport
  /** The rows of the adjustment of the balance, if there is one, and of each line. */
  rows: readonly ImportedRows[]
  /** The whole rows of the debts that it changes, from before it. */
  debtsBefore: JsonRow[]
  /** Writes the balances after the import. */
  applyBalances(tx: UserTransaction): Promise<void>
}

/**
 * Computes what the lines change, by day and in the order of the file.
 *
 * @throws DomainError `invalid_request` with the first line that cannot be recorded, `insufficient_funds` if an account
 *   would be overdrawn after the import, `too_many_debts`
 */
export async function planImport(books: BooksView, importId: string, body: Body): Promise<PlannedImport> {
  const used = usedAccounts(body)
  const debtRows = await lockRows(books, 'liability', used)
  const assetRows = await lockRows(books, 'asset', used)
  const [allOwned, allOwed] = [await allAssets(books), await allLiabilities(books)]
  const account = await requireImportAccount(books, body.account, { owned: allOwned, owed: allOwed })
  const by: ImportedBy = {
    importId,
    accountId: body.account.id,
    createdAt: books.now(),
    releases: books.releases,
    strategy: (await findPlanSettings(books))?.strategy ?? FIRST_STRATEGY,
  }
  const ledger = new ImportLedger({
    by,
    today: books.today,
    assets: byId(allOwned.filter(({ id }) => assetRows.has(id))),
    debts: byId(allOwed.filter(({ id }) => debtRows.has(id))),
    debtRows,
  })
  const check = await lineChecks(books, body)
  for (const [index, line] of byDay(body.lines, ({ booked_on }) => booked_on))
    addLine(ledger, { line, index, check })
  const adjustment =
    'asset' in account ? await adjustBalance(books, { by, body, after: ledger.assets }) : null
  const assets = adjustment ? new Map(ledger.assets).set(by.accountId, adjustment.asset) : ledger.assets
  await requireNoneOverdrawn(books, assets)
  requireWithinLimits({ allOwned, allOwed }, { assets, debts: ledger.debts })
  return {
    answer: toAnswer(body, account.label, by),
    rows: adjustment ? [adjustmentRows(by, adjustment, assetRows), ...ledger.rows] : ledger.rows,
    debtsBefore: [...debtRows.values()],
    async applyBalances(tx) {
      for (const asset of assets.values()) await updateAsset(tx, asset)
      for (const debt of ledger.debts.values()) await updateLiability(tx, debt)
    },
  }
}

function usedAccounts({ account, lines }: Body): string[] {
  const others = lines.flatMap(({ as }) => {
    if (as.kind === 'transfer') return [as.account_id]
    return as.kind === 'payment' ? [as.liability_id] : []
  })
  return [...new Set([account.id, ...others])]
}

interface Everything {
  allOwned: readonly AssetRow[]
  allOwed: readonly LiabilityRow[]
}

/** @throws DomainError `invalid_request` with the line */
function addLine(
  ledger: ImportLedger,
  { line, index, check }: { line: ImportedLine; index: number; check: (line: ImportedLine) => void },
): void {
  try {
    check(line)
    ledger.add(line)
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error
    throw invalidField(`lines.${index}`, `Line ${line.line}: ${error.message} Nothing was imported.`)
  }
}

/** A correction of the balance, dated before the first line. */
interface Adjustment {
  /** The asset after the import and the correction. */
  asset: AssetRow
  change: bigint
  day: string
}

/** The correction that makes the books hold what the bank says at the end of its day, or null. */
async function adjustBalance(
  books: BooksView,
  {
    by,
    body,
    after,
  }: {
    by: ImportedBy
    body: Body
    after: ReadonlyMap<string, AssetRow>
  },
): Promise<Adjustment | null> {
  const { closing_balance: closing } = body
  const asset = after.get(by.accountId)
  if (!closing || !asset) return null
  if (closing.on < ((await firstDayOf(books, asset.id)) ?? ''))
    throw invalidField('closing_balance.on', 'This day is before the account was added.')
  const isAfter = ({ booked_on, as }: ImportedLine) => booked_on > closing.on && as.kind !== 'existing'
  const importedAfter = body.lines.filter(isAfter).reduce((sum, { amount }) => sum + toMinor(amount), 0n)
  const recordedAfter = await changedAfter(books, asset.id, closing.on)
  const change = toMinor(closing.amount) - (asset.value - importedAfter - recordedAfter)
  if (change === 0n) return null
  const day = addDays(firstDay(body), -1)
  return { asset: { ...asset, value: asset.value + change }, change, day }
}

function adjustmentRows(
  by: ImportedBy,
  { change, day }: Adjustment,
  assetRows: ReadonlyMap<string, JsonRow>,
): ImportedRows {
  const { id, rows } = entryRows(by, {
    kind: 'adjustment',
    occurredOn: day,
    note: 'Balance from the bank file',
    lines: [{ accountKind: 'asset', accountId: by.accountId, change }],
  })
  const before = assetRows.get(by.accountId) ?? null
  return {
    ...rows,
    entry_images: [{ entry_id: id, subject_kind: 'asset', subject_id: by.accountId, before }],
  }
}

/** @throws DomainError `insufficient_funds` */
async function requireNoneOverdrawn(books: BooksView, assets: ReadonlyMap<string, AssetRow>): Promise<void> {
  const overdrawn = [...assets.values()].find(({ value }) => value < 0n)
  if (!overdrawn) return
  const money = await moneyFor(books)
  const { type, description, value } = overdrawn
  const { name } = assetNaming({ asset_type: type, asset_description: description })
  throw new DomainError(
    'insufficient_funds',
    `${name} would be overdrawn by ${money(-value)} after this import. Check its balance first. Nothing was imported.`,
  )
}

/** @throws DomainError `invalid_request` for a total that is too large, `too_many_debts` */
function requireWithinLimits(
  { allOwned, allOwed }: Everything,
  after: { assets: ReadonlyMap<string, AssetRow>; debts: ReadonlyMap<string, LiabilityRow> },
): void {
  const owned = allOwned.map((asset) => after.assets.get(asset.id) ?? asset)
  const owed = allOwed.map((debt) => after.debts.get(debt.id) ?? debt)
  if (!isSafeTotal(owned.map(({ value }) => value)) || !isSafeTotal(owed.map(debtSize)))
    throw invalidField('lines', 'These lines make your total too large. Nothing was imported.')
  const active = activeDebts(owed)
  if (active > MAX_ACTIVE_DEBTS && active > activeDebts(allOwed)) throw new DomainError('too_many_debts')
}

function toAnswer({ file_name, file_kind, account, lines }: Body, label: string, by: ImportedBy): BankImport {
  return {
    id: by.importId,
    file_name,
    file_kind,
    account,
    label,
    created_at: by.createdAt,
    lines: lines.length,
    existing: lines.filter(({ as }) => as.kind === 'existing').length,
    from: firstDay({ lines }),
    to: lines.reduce((last, { booked_on }) => (booked_on > last ? booked_on : last), ''),
    undone_at: null,
  }
}

function firstDay({ lines }: Pick<Body, 'lines'>): string {
  return lines.reduce((first, { booked_on }) => (booked_on < first ? booked_on : first), '9999-12-31')
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
