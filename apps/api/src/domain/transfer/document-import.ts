import type { Piece, UserTransaction } from '../../storage/database'
import { changesByDay, findEntryThat, hasWrongParts, knownEntries } from '../../storage/tables/import-queries'
import { lockLedgerItem } from '../../storage/tables/ledger-items'
import { insertRows, isRowRefusal, type JsonRow } from '../../storage/tables/transfer-tables'
import { DomainError } from '../domain-error'
import { type DocumentHead, DocumentReader, type DocumentRow, type ListName } from './document-reader'
import type { Place } from './document-scanner'
import { ImportChecks } from './import-checks'
import { columnsOf, TABLES, toStoredRow } from './transfer-fields'

/** Rows per piece, and the length of their text at which a piece is full. */
const ROWS_PER_PIECE = 500
const MAX_PIECE_LENGTH = 2 ** 20
/** Undos that may wait for entries that come later in the document. */
const MAX_PENDING_UNDOS = 50_000

const INCONSISTENT = 'The document is inconsistent: an id is missing or duplicated, or a value is wrong'
const NOT_IMPORTED = 'Nothing was imported.'

/** Rows of one list that are written together. */
interface Batch {
  list: ListName
  rows: JsonRow[]
  /** Number of rows, including pending undos. */
  count: number
  first: Required<Place>
  last: Required<Place>
  length: number
}

/**
 * Writes a document as it arrives, in pieces small enough for memory and a short transaction. Ids are preserved,
 * because they need to be unique only per person.
 */
export class DocumentImport {
  readonly #piece: Piece
  readonly #reader = new DocumentReader()
  readonly #checks: ImportChecks
  #batch: Batch | null = null
  #undos: JsonRow[] = []

  constructor(piece: Piece, today: string) {
    this.#piece = piece
    this.#checks = new ImportChecks(today)
  }

  /** @throws DomainError `invalid_request` with the problem and its line */
  async add(chunk: Buffer): Promise<void> {
    for (const one of this.#reader.read(chunk)) {
      const finding = this.#checks.findingIn(one)
      if (finding !== null) throw this.#reader.refusal(finding, one.place)
      if (this.#batch && !belongsTo(this.#batch, one)) await this.#flush(one.list)
      this.#collect(one)
    }
  }

  /**
   * Writes the remaining rows and checks the document as a whole.
   *
   * @throws DomainError `invalid_request` if something is missing, or the books do not add up
   */
  async end(): Promise<DocumentHead> {
    const head = this.#reader.end()
    await this.#flush(null)
    if (!this.#checks.isHistorySafe()) throw invalid('changes', 'The amounts add up to too much.')
    if (await this.#piece(hasWrongParts))
      throw invalid('parts', 'The categories of a split expense do not add up to its amount.')
    const wrong = this.#checks.wrongBalance()
    if (!wrong) return head
    const found = await this.#piece((tx) => lockLedgerItem(tx, wrong))
    const message = `The books of the document do not add up: the entries of ${found?.label} do not make its balance.`
    throw new DomainError('invalid_request', `${message} ${NOT_IMPORTED}`)
  }

  #collect({ list, row, place, length }: DocumentRow): void {
    this.#batch ??= { list, rows: [], count: 0, first: place, last: place, length: 0 }
    this.#batch.last = place
    this.#batch.count += 1
    this.#batch.length += length
    const stored = toStoredRow(TABLES[list].fields, row)
    if (list === 'entries' && row.reverses !== null) this.#undos.push(stored)
    else this.#batch.rows.push(stored)
  }

  async #flush(next: ListName | null): Promise<void> {
    const batch = this.#batch
    this.#batch = null
    if (!batch) return
    if (batch.rows.length > 0) await this.#runPiece(batch, (tx) => this.#write(tx, batch))
    if (batch.list !== 'entries') return
    // Later lists may refer to any entry.
    const isLast = next !== 'entries'
    if (isLast || this.#undos.length >= ROWS_PER_PIECE) await this.#writeUndos(batch)
    // The rest undo a missing entry or another undo; the second attempt detects the latter.
    if (isLast && this.#undos.length > 0) await this.#writeUndos(batch)
    if (this.#undos.length > (isLast ? 0 : MAX_PENDING_UNDOS)) throw inconsistent(batch)
  }

  async #write(tx: UserTransaction, { list, rows }: Batch): Promise<void> {
    await insertRows(tx, TABLES[list].name, columnsOf(TABLES[list].fields), rows)
    if (list === 'changes') this.#checks.addDays(await changesByDay(tx, rows))
    if (list === 'payments') {
      const posted = rows.map((row) => row.interest_entry_id).filter((id) => id !== null)
      if (await findEntryThat(tx, 'no interest', posted.map(String))) {
        throw invalid('payments', 'A payment posted interest that is not in the document.')
      }
    }
    if (list === 'receipts') {
      const entries = rows.map(({ entry_id }) => String(entry_id))
      if (await findEntryThat(tx, 'without receipts', entries)) {
        throw invalid('receipts', 'An entry has a receipt that no entry of its kind can have.')
      }
    }
  }

  /** Writes the undos whose entries exist; the others stay pending. */
  async #writeUndos(batch: Batch): Promise<void> {
    const pending: JsonRow[] = []
    for (let start = 0; start < this.#undos.length; start += ROWS_PER_PIECE) {
      const undos = this.#undos.slice(start, start + ROWS_PER_PIECE)
      const known = await this.#runPiece(batch, (tx) => writeKnownUndos(tx, undos))
      pending.push(...undos.filter(({ reverses }) => !known.has(String(reverses))))
    }
    this.#undos = pending
  }

  async #runPiece<Result>(batch: Batch, work: (tx: UserTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.#piece(work)
    } catch (error) {
      throw isRowRefusal(error) ? inconsistent(batch) : error
    }
  }
}

/** @returns the ids of the undone entries that exist */
async function writeKnownUndos(tx: UserTransaction, undos: readonly JsonRow[]): Promise<Set<string>> {
  const { name, fields } = TABLES.entries
  const known = await knownEntries(
    tx,
    undos.map(({ reverses }) => String(reverses)),
  )
  if (await findEntryThat(tx, 'undos', [...known]))
    throw invalid('entries', 'A reversal must name the entry it reverses.')
  const rows = undos.filter(({ reverses }) => known.has(String(reverses)))
  if (rows.length > 0) await insertRows(tx, name, columnsOf(fields), rows)
  return known
}

function belongsTo(batch: Batch, { list }: DocumentRow): boolean {
  return batch.list === list && batch.count < ROWS_PER_PIECE && batch.length < MAX_PIECE_LENGTH
}

function inconsistent({ list, first, last }: Batch): DomainError {
  const rows = `rows ${first.row} to ${last.row}, lines ${first.line} to ${last.line}`
  return invalid(list, `${INCONSISTENT} (${list}, ${rows}).`)
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('invalid_request', `${message} ${NOT_IMPORTED}`, [{ field, message }])
}
