import type { Piece, UserTransaction } from '../../storage/database'
import { changesByDay, findEntryThat, knownEntries } from '../../storage/tables/import-queries'
import { lockLedgerItem } from '../../storage/tables/ledger-items'
import { insertRows, isRowRefusal, type JsonRow } from '../../storage/tables/transfer-tables'
import { DomainError } from '../domain-error'
import { type DocumentHead, DocumentReader, type DocumentRow, type ListName } from './document-reader'
import type { Place } from './document-scanner'
import { ImportChecks } from './import-checks'
import { columnsOf, TABLES, toStoredRow } from './transfer-fields'

/** Rows that are written in one piece, and the length of their text from which on they are enough. */
const ROWS_AT_ONCE = 500
const LENGTH_AT_ONCE = 2 ** 20
/** Undos that may wait for what they take back, because the document has it later. */
const MOST_WAITING_UNDOS = 50_000

const NOT_TOGETHER =
  'The document does not fit together: an id is missing or there twice, or a value is wrong'
const NOT_SAVED = 'Nothing was imported.'

/** Rows of one list that are written together. */
interface Batch {
  list: ListName
  rows: JsonRow[]
  /** Of its rows, also of those that wait. */
  count: number
  first: Required<Place>
  last: Required<Place>
  length: number
}

/**
 * Writes a document row by row, as it arrives, in pieces that fit into the memory and into a transaction of a
 * moment. Ids stay as they are, because each person has their own.
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

  /** @throws DomainError `invalid_request` that says what is wrong, and in which line */
  async add(chunk: Buffer): Promise<void> {
    for (const one of this.#reader.read(chunk)) {
      const finding = this.#checks.findingIn(one)
      if (finding !== null) throw this.#reader.wrong(finding, one.place)
      if (this.#batch && !belongsTo(this.#batch, one)) await this.#flush(one.list)
      this.#collect(one)
    }
  }

  /**
   * Writes the rest and checks the whole.
   *
   * @throws DomainError `invalid_request` if something is missing, or the books do not add up
   */
  async end(): Promise<DocumentHead> {
    const head = this.#reader.end()
    await this.#flush(null)
    if (!this.#checks.isHistorySafe()) throw refused('changes', 'Together the amounts are too large.')
    const wrong = this.#checks.wrongBalance()
    if (!wrong) return head
    const found = await this.#piece((tx) => lockLedgerItem(tx, wrong))
    const message = `The books of the document do not add up: the entries of ${found?.label} do not make its balance.`
    throw new DomainError('invalid_request', `${message} ${NOT_SAVED}`)
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
    if (batch.rows.length > 0) await this.#accepted(batch, (tx) => this.#write(tx, batch))
    if (batch.list !== 'entries') return
    // What follows the entries refers to all of them.
    const isLast = next !== 'entries'
    if (isLast || this.#undos.length >= ROWS_AT_ONCE) await this.#writeUndos(batch)
    // What still waits takes back nothing, or another undo, which the second try finds.
    if (isLast && this.#undos.length > 0) await this.#writeUndos(batch)
    if (this.#undos.length > (isLast ? 0 : MOST_WAITING_UNDOS)) throw notTogether(batch)
  }

  async #write(tx: UserTransaction, { list, rows }: Batch): Promise<void> {
    await insertRows(tx, TABLES[list].name, columnsOf(TABLES[list].fields), rows)
    if (list === 'changes') this.#checks.addDays(await changesByDay(tx, rows))
    if (list === 'payments') {
      const posted = rows.map((row) => row.interest_entry_id).filter((id) => id !== null)
      if (await findEntryThat(tx, 'no interest', posted.map(String))) {
        throw refused('payments', 'A payment posted interest that is not in the document.')
      }
    }
  }

  /** Writes the undos of what is there; the others wait. */
  async #writeUndos(batch: Batch): Promise<void> {
    const waiting: JsonRow[] = []
    for (let start = 0; start < this.#undos.length; start += ROWS_AT_ONCE) {
      const some = this.#undos.slice(start, start + ROWS_AT_ONCE)
      const known = await this.#accepted(batch, (tx) => writeKnownUndos(tx, some))
      waiting.push(...some.filter(({ reverses }) => !known.has(String(reverses))))
    }
    this.#undos = waiting
  }

  async #accepted<Result>(batch: Batch, work: (tx: UserTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.#piece(work)
    } catch (error) {
      throw isRowRefusal(error) ? notTogether(batch) : error
    }
  }
}

/** @returns what they take back, as far as it is there */
async function writeKnownUndos(tx: UserTransaction, undos: readonly JsonRow[]): Promise<Set<string>> {
  const { name, fields } = TABLES.entries
  const known = await knownEntries(
    tx,
    undos.map(({ reverses }) => String(reverses)),
  )
  if (await findEntryThat(tx, 'undos', [...known]))
    throw refused('entries', 'A reversal takes another one back.')
  const rows = undos.filter(({ reverses }) => known.has(String(reverses)))
  if (rows.length > 0) await insertRows(tx, name, columnsOf(fields), rows)
  return known
}

function belongsTo(batch: Batch, { list }: DocumentRow): boolean {
  return batch.list === list && batch.count < ROWS_AT_ONCE && batch.length < LENGTH_AT_ONCE
}

function notTogether({ list, first, last }: Batch): DomainError {
  const rows = `rows ${first.row} to ${last.row}, lines ${first.line} to ${last.line}`
  return refused(list, `${NOT_TOGETHER} (${list}, ${rows}).`)
}

function refused(field: string, message: string): DomainError {
  return new DomainError('invalid_request', `${message} ${NOT_SAVED}`, [{ field, message }])
}
