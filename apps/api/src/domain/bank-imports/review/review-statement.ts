import type { BankFileKind, BankLine, Statement } from '@solvent/bank-files'
import type { BankReview, BodyOf, ImportedLine, ReviewLine, saveBankImport } from '@solvent/contracts'
import { addDays, fromMinor } from '@solvent/money'
import { allAssets } from '../../../storage/tables/assets-table'
import { allLiabilities } from '../../../storage/tables/liabilities-table'
import { unpaidInterest } from '../../../storage/tables/payment-parts-query'
import {
  type AccountChange,
  changesByDayFrom,
  changesOfPeriod,
  firstDayOf,
} from '../../../storage/tables/review-queries'
import { positionsAmong } from '../../../storage/tables/trades-table'
import type { BooksView } from '../../books/books'
import { byDay } from '../by-day'
import { requireImportAccount } from '../import-account'
import { ImportLedger } from '../import-ledger'
import { debtFinder } from './find-debt'
import type { Learned } from './knowledge'
import { lineText } from './line-text'
import { matchExisting, type RecordedChange } from './match-existing'
import { pairStatements } from './pair-statements'
import { type Knowledge, propose } from './propose'
import { RunningBalance } from './running-balance'
import { tryLine } from './try-line'

type Account = BodyOf<typeof saveBankImport>['account']
type Reviewed = Pick<BankReview, 'account' | 'label' | 'lines' | 'closing'>

interface FileStatement {
  statement: Statement
  otherStatements: readonly Statement[]
  fileKind: BankFileKind
}

type Proposed = Pick<ReviewLine, 'as' | 'is_imported' | 'problem' | 'existing' | 'payment'>

/** Entries by hand are looked for up to this many days around the lines. */
const DAYS_AROUND = 3

/**
 * Puts the lines of a statement beside the books: which are there already, and what to record for the others. Saves
 * nothing. Lines of 0.00 change nothing and are left out.
 *
 * @throws DomainError `invalid_request` if a file cannot be imported into the account
 */
export async function reviewStatement(
  books: BooksView,
  account: Account,
  { statement, otherStatements, fileKind, ...learned }: FileStatement & Learned,
): Promise<Reviewed> {
  const [owned, owed] = [await allAssets(books), await allLiabilities(books)]
  const found = await requireImportAccount(books, account, { owned, owed })
  const ids = owned.map(({ id }) => id)
  const positions = await positionsAmong(books, ids)
  const sign = 'card' in found ? -1n : 1n
  const lines = statement.lines.filter(({ amount }) => amount !== 0n)
  const existing = await findExisting(books, account.id, { lines, sign, fileKind })
  const others = owned.filter(({ id }) => id !== account.id && !positions.has(id))
  const known: Knowledge = {
    ...learned,
    isCard: 'card' in found,
    others,
    pairs: pairStatements(lines, otherStatements, others),
    debts: owed,
    findDebt: debtFinder(owed),
  }
  const ledger = unsavedLedger(books, account.id, { owned, owed })
  const unpaid = await unpaidInterest(books)
  const now = 'card' in found ? found.card.remaining : found.asset.value
  const first = lines.reduce((day, { bookedOn }) => (bookedOn < day ? bookedOn : day), books.today)
  const balance = new RunningBalance(now, await changesByDayFrom(books, account.id, first))
  const reviewed: ReviewLine[] = []
  for (const [index, line] of byDay(lines, ({ bookedOn }) => bookedOn)) {
    const entry = existing.get(index)
    const proposed = entry ? fromExisting(entry) : proposeNew(line)
    const isNew = !entry && proposed.problem === null
    const change = isNew ? sign * line.amount : 0n
    const after = balance.after({ day: line.bookedOn, change })
    reviewed[index] = { ...toFields(line), ...proposed, balance: fromMinor(after) }
  }

  function proposeNew(line: BankLine): Proposed {
    if (line.bookedOn > books.today) {
      return { as: null, is_imported: false, problem: 'It is dated in the future.' }
    }
    const as = propose(line, known)
    return { is_imported: false, ...tryLine(ledger, { ...toFields(line), as }, unpaid) }
  }

  const opened = 'asset' in found ? await firstDayOf(books, account.id) : null
  return {
    account,
    label: found.label,
    lines: reviewed,
    closing: closingBeside(balance, {
      statement,
      sign,
      opened,
      first,
      today: { on: books.today, amount: now },
    }),
  }
}

/**
 * The entries that lines stand for, by the index of the line. The line of an earlier file of the same kind would have
 * the same day in this one, so those outside its days are others: yesterday's coffee is not today's.
 */
async function findExisting(
  books: BooksView,
  accountId: string,
  { lines, sign, fileKind }: { lines: readonly BankLine[]; sign: bigint; fileKind: BankFileKind },
): Promise<Map<number, RecordedEntry>> {
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  const [from = books.today, to = books.today] = [days[0], days.at(-1)]
  const changes = await changesOfPeriod(books, accountId, {
    from: addDays(from, -DAYS_AROUND),
    to: addDays(to, DAYS_AROUND),
  })
  const couldBeInFile = ({ fileKind: earlier, bookedOn }: AccountChange) =>
    earlier !== fileKind || bookedOn === null || (from <= bookedOn && bookedOn <= to)
  const recorded = changes.filter(couldBeInFile).map(toRecorded)
  const wanted = lines.map(({ bookedOn, amount, counterparty, text, bankId }) => ({
    bookedOn,
    change: sign * amount,
    text: lineText(counterparty, text),
    bankId,
  }))
  return matchExisting(wanted, recorded)
}

interface RecordedEntry extends RecordedChange {
  occurredOn: string
  note: string
}

function toRecorded({ entryId, day, change, note, bookedOn, ...bank }: AccountChange): RecordedEntry {
  const { counterparty, bankText, bankId } = bank
  return {
    entryId,
    day: bookedOn ?? day,
    change: BigInt(change),
    text: bookedOn === null ? lineText(note) : lineText(counterparty, bankText),
    line: bookedOn === null ? null : { bankId },
    occurredOn: day,
    note,
  }
}

function fromExisting({ entryId, occurredOn, note, line }: RecordedEntry): Proposed {
  return {
    as: line === null ? { kind: 'existing', entry_id: entryId } : null,
    is_imported: line !== null,
    problem: null,
    existing: { occurred_on: occurredOn, note },
  }
}

/** The balance to compare the books with. */
function closingBeside(
  balance: RunningBalance,
  {
    statement: { closing, lines },
    sign,
    opened,
    first,
    today,
  }: {
    statement: Statement
    sign: bigint
    /** The day on which an asset was added; null for a card. */
    opened: string | null
    first: string
    today: { on: string; amount: bigint }
  },
): Reviewed['closing'] {
  const isOlder = lines.length > 0 && opened !== null && first < opened
  const inFile = closing?.on && (opened === null || closing.on >= opened) ? closing : null
  if (inFile?.on) {
    const { on, amount } = inFile
    return { ...beside({ on, amount: sign * amount }), of: 'file', is_older: isOlder }
  }
  return isOlder ? { ...beside(today), of: 'books', is_older: true } : null

  function beside({ on, amount }: { on: string; amount: bigint }) {
    return { amount: fromMinor(amount), on, in_books: fromMinor(balance.at(on)) }
  }
}

/** A ledger to try lines on. */
function unsavedLedger(
  { today, releases, now }: BooksView,
  accountId: string,
  {
    owned,
    owed,
  }: {
    owned: Awaited<ReturnType<typeof allAssets>>
    owed: Awaited<ReturnType<typeof allLiabilities>>
  },
): ImportLedger {
  return new ImportLedger({
    by: { importId: '', accountId, createdAt: now(), releases, strategy: '' },
    today,
    assets: new Map(owned.map((asset) => [asset.id, asset])),
    debts: new Map(owed.map((debt) => [debt.id, debt])),
    debtRows: new Map(),
  })
}

function toFields(line: BankLine): Omit<ImportedLine, 'as'> {
  return {
    line: line.line,
    booked_on: line.bookedOn,
    value_on: line.valueOn,
    amount: fromMinor(line.amount),
    counterparty: line.counterparty,
    text: line.text,
    bank_id: line.bankId,
  }
}
