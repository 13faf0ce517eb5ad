import { createHash } from 'node:crypto'

/**
 * Names of prepared statements. A named statement is parsed once per connection, and PostgreSQL can reuse its plan.
 *
 * With a pooler that shares connections among transactions, a connection may not know a name, or know it already. So
 * behind a pooler no statement is named.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #isEnabled = true

  /** Stops naming statements. */
  disable(): void {
    this.#isEnabled = false
  }

  /** The `name` property of a query's configuration. */
  for(sql: string): { name?: string } {
    if (!this.#isEnabled) return {}
    const existing = this.#names.get(sql)
    if (existing !== undefined) return { name: existing }
    const name = `s_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
    this.#names.set(sql, name)
    return { name }
  }
}
