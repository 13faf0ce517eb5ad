import { createHash, type Hash } from 'node:crypto'
import type { PeopleRange, PieceTransaction, ReadPiece, Transaction } from '../storage/database'
import { type RangeOptions, rangeOf, readAllPeople } from '../storage/people-ranges'
import { type Head, type Manifest, pageLine, type TableSummary } from './backup-format'
import { BackupRefusal } from './backup-refusal'
import { backedUpTables, type Table } from './catalogue'
import { countAndSums, Digest, pagesOf } from './copy-rows'

/**
 * The most rows of several people who are copied together: about a tenth of a second on the embedded engine, as long as
 * a row with megabytes.
 */
const SHARED_ROWS = 1_000

/** The destination of a backup's lines. */
export interface LineSink {
  /** Resolves when more can be written. */
  write(text: string): Promise<void>
}

interface Pieces extends Omit<RangeOptions, 'parallel'> {
  piece: ReadPiece
}

/**
 * Writes the lines of a backup: a header, the pages and a manifest. Each piece copies some people with all of their
 * tables. Nothing changes their rows meanwhile, so that all rows of a person are of one moment.
 *
 * @throws BackupRefusal if the rows cannot be read completely
 */
export async function copyEverything(
  { piece, ...limits }: Pieces,
  head: Head,
  sink: LineSink,
): Promise<void> {
  const tables = await piece(backedUpTables)
  const copy = new Copy(tables, sink)
  await copy.line(JSON.stringify(head))
  if (head.person === null) {
    const began = await piece(nextTransaction)
    // One after the other, because the file has people by id.
    await readAllPeople(piece, { ...limits, parallel: 1 }, (tx, userIds) => copy.people(tx, userIds))
    await copy.requireComplete(piece, began)
  } else {
    const userIds = [head.person]
    await piece((tx) => copy.people(tx, userIds))
  }
  await copy.end()
}

/** The copy of one table so far. */
class TableCopy {
  readonly #digest = new Digest()
  #counted = 0
  readonly #sums = new Map<string, bigint>()

  constructor(readonly table: Table) {
    for (const column of table.moneyColumns) this.#sums.set(column, 0n)
  }

  /** The lines of these people, each read when the one before is written. */
  async *lines(tx: Transaction, people: PeopleRange): AsyncGenerator<string> {
    const { rows, sums } = await countAndSums(tx, this.table, people)
    this.#counted += rows
    for (const [column, sum] of Object.entries(sums)) {
      this.#sums.set(column, (this.#sums.get(column) ?? 0n) + BigInt(sum))
    }
    if (rows === 0) return
    for await (const page of pagesOf(tx, this.table, people)) {
      this.#digest.add(page)
      yield pageLine(this.table.name, page)
    }
  }

  /** @throws BackupRefusal */
  summary(): TableSummary {
    this.requireRows(this.#counted)
    const sums = Object.fromEntries([...this.#sums].map(([column, sum]) => [column, String(sum)]))
    return { rows: this.#digest.rows, sums, sha256: this.#digest.sha256() }
  }

  /** @throws BackupRefusal unless all rows of the table were found by their keys */
  requireRows(counted: number): void {
    const { rows } = this.#digest
    if (rows === counted) return
    throw new BackupRefusal(
      `The table ${this.table.name} has ${counted} rows, but ${rows} can be read by their keys. Run npm run verify.`,
    )
  }
}

/** A backup in progress. */
class Copy {
  readonly #tables: readonly TableCopy[]
  readonly #checksum: Hash = createHash('sha256')

  constructor(
    tables: readonly Table[],
    private readonly sink: LineSink,
  ) {
    this.#tables = tables.map((table) => new TableCopy(table))
  }

  async line(text: string): Promise<void> {
    this.#checksum.update(text).update('\n')
    await this.sink.write(`${text}\n`)
  }

  /** Copies these people, in the order of their ids. Where they wait for it, one with many rows is copied alone. */
  async people(tx: PieceTransaction, userIds: readonly string[]): Promise<void> {
    const people = rangeOf(userIds)
    if (!people) return
    if (tx.freeze && userIds.length > 1 && (await this.#hasManyRows(tx, people))) {
      const half = Math.ceil(userIds.length / 2)
      await this.people(tx, userIds.slice(0, half))
      return this.people(tx, userIds.slice(half))
    }
    tx.freeze?.(people)
    for (const table of this.#tables) {
      for await (const line of table.lines(tx, people)) await this.line(line)
    }
  }

  async #hasManyRows(tx: Transaction, people: PeopleRange): Promise<boolean> {
    let sum = 0
    for (const { table } of this.#tables) {
      const { rows } = await countAndSums(tx, table, people)
      sum += table.hasLargeRows ? rows * SHARED_ROWS : rows
    }
    return sum > SHARED_ROWS
  }

  /**
   * Compares the row counts with full scans, which do not depend on an index, as long as nothing was written meanwhile.
   *
   * @param began id of the next transaction when the copy began
   */
  async requireComplete(piece: ReadPiece, began: string): Promise<void> {
    for (const copied of this.#tables) {
      await piece(async (tx) => {
        if ((await nextTransaction(tx)) !== began) return
        copied.requireRows((await countAndSums(tx, copied.table, null)).rows)
      })
    }
  }

  async end(): Promise<void> {
    const tables: Manifest['tables'] = {}
    for (const copied of this.#tables) tables[copied.table.name] = copied.summary()
    const manifest: Manifest = { tables, sha256: this.#checksum.digest('hex') }
    await this.sink.write(`${JSON.stringify(manifest)}\n`)
  }
}

/** The id of the next transaction; it differs once anything has been written. */
async function nextTransaction(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ id: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as id')
  return row?.id ?? ''
}
