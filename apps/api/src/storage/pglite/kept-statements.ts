import { messages, type PGlite, protocol } from '@electric-sql/pglite'

/** Each takes some tens of kilobytes of the engine's memory; requests have fewer different ones. */
const KEPT_AT_MOST = 256

const { serialize } = protocol

interface KeptStatement {
  name: string
  /** PostgreSQL's number of the type of each parameter. */
  parameters: readonly number[]
  columns: readonly { name: string; type: number }[]
}

type Row = Record<string, unknown>

/**
 * Statements that PostgreSQL parses and plans once, by their text. The one that was not used for longest makes room for
 * a new one.
 */
export class KeptStatements {
  readonly #pg: PGlite
  /** The one used last at the end. */
  readonly #kept = new Map<string, KeptStatement>()
  #lastNumber = 0

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  /** @throws DatabaseError of PGlite */
  async query(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    const statement = this.#kept.get(sql) ?? (await this.#prepare(sql))
    this.#kept.delete(sql)
    this.#kept.set(sql, statement)
    const values = params.map((param, index) => this.#toText(param, statement.parameters[index]))
    const answers = await this.#send([
      serialize.bind({ statement: statement.name, values }),
      serialize.execute({}),
    ])
    const rows: Row[] = []
    for (const part of answers) {
      if (part instanceof messages.DataRowMessage) rows.push(this.#toRow(statement, part.fields))
    }
    return rows
  }

  /** Keeps none of them any more. Not inside a transaction. */
  async forget(): Promise<void> {
    this.#kept.clear()
    await this.#pg.exec('deallocate all')
  }

  async #prepare(sql: string): Promise<KeptStatement> {
    this.#lastNumber += 1
    const name = `kept_${this.#lastNumber}`
    const answers = await this.#send([
      ...this.#makeRoom(),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ])
    const statement: KeptStatement = { name, parameters: [], columns: [] }
    for (const part of answers) {
      if (part instanceof messages.ParameterDescriptionMessage) statement.parameters = part.dataTypeIDs
      if (part instanceof messages.RowDescriptionMessage) {
        statement.columns = part.fields.map((field) => ({ name: field.name, type: field.dataTypeID }))
      }
    }
    return statement
  }

  #makeRoom(): Uint8Array[] {
    const [oldest] = this.#kept
    if (this.#kept.size < KEPT_AT_MOST || !oldest) return []
    const [sql, { name }] = oldest
    this.#kept.delete(sql)
    return [serialize.close({ type: 'S', name })]
  }

  /** What follows a failed part is left out up to the sync at the end, which makes the session fit for the next. */
  #send(parts: readonly Uint8Array[]) {
    return this.#pg.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }

  #toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    if (typeof value === 'string') return value
    const serializer = type === undefined ? undefined : this.#pg.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  #toRow({ columns }: KeptStatement, fields: readonly (string | null)[]): Row {
    const row: Row = {}
    for (const [index, { name, type }] of columns.entries()) {
      const text = fields[index] ?? null
      const parse = this.#pg.parsers[type]
      row[name] = text === null || !parse ? text : parse(text, type)
    }
    return row
  }
}
