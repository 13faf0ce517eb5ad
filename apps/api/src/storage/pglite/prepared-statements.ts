import { messages, type PGlite, protocol } from '@electric-sql/pglite'

/** Each takes tens of kilobytes of the engine's memory; requests have fewer distinct statements than this. */
const MAX_PREPARED_STATEMENTS = 256

const { serialize } = protocol

interface PreparedStatement {
  name: string
  /** The type OID of each parameter. */
  parameters: readonly number[]
  columns: readonly { name: string; type: number }[]
}

type Row = Record<string, unknown>

/** An LRU cache of prepared statements, by their text; each is parsed and planned once. */
export class PreparedStatements {
  readonly #pg: PGlite
  /** Least recently used first. */
  readonly #statements = new Map<string, PreparedStatement>()
  #lastNumber = 0

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  /** @throws DatabaseError of PGlite */
  async query(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    const statement = this.#statements.get(sql) ?? (await this.#prepare(sql))
    this.#statements.delete(sql)
    this.#statements.set(sql, statement)
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

  /** Drops all of them. Must not be called inside a transaction. */
  async deallocateAll(): Promise<void> {
    this.#statements.clear()
    await this.#pg.exec('deallocate all')
  }

  async #prepare(sql: string): Promise<PreparedStatement> {
    this.#lastNumber += 1
    const name = `kept_${this.#lastNumber}`
    const answers = await this.#send([
      ...this.#evictOldest(),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ])
    const statement: PreparedStatement = { name, parameters: [], columns: [] }
    for (const part of answers) {
      if (part instanceof messages.ParameterDescriptionMessage) statement.parameters = part.dataTypeIDs
      if (part instanceof messages.RowDescriptionMessage) {
        statement.columns = part.fields.map((field) => ({ name: field.name, type: field.dataTypeID }))
      }
    }
    return statement
  }

  #evictOldest(): Uint8Array[] {
    const [oldest] = this.#statements
    if (this.#statements.size < MAX_PREPARED_STATEMENTS || !oldest) return []
    const [sql, { name }] = oldest
    this.#statements.delete(sql)
    return [serialize.close({ type: 'S', name })]
  }

  /** After a failed part, PostgreSQL skips the rest up to the sync message, which makes the session usable again. */
  #send(parts: readonly Uint8Array[]) {
    return this.#pg.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }

  #toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    if (typeof value === 'string') return value
    const serializer = type === undefined ? undefined : this.#pg.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  #toRow({ columns }: PreparedStatement, fields: readonly (string | null)[]): Row {
    const row: Row = {}
    for (const [index, { name, type }] of columns.entries()) {
      const text = fields[index] ?? null
      const parse = this.#pg.parsers[type]
      row[name] = text === null || !parse ? text : parse(text, type)
    }
    return row
  }
}
