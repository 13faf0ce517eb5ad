import { createHash } from 'node:crypto'

/**
 * Names of statements. One with a name is read and planned once for each connection; the code has as many as it has
 * statements.
 *
 * A pooler that shares connections among transactions lets a name meet a connection that does not know it, or that
 * knows it already. Where there is one, no statement has a name.
 */
export class StatementNames {
  readonly #known = new Map<string, string>()
  #isAllowed = true

  /** From now on nothing is named. */
  giveUp(): void {
    this.#isAllowed = false
  }

  /** The part of a query that names it. */
  for(sql: string): { name?: string } {
    if (!this.#isAllowed) return {}
    const known = this.#known.get(sql)
    if (known !== undefined) return { name: known }
    const name = `s_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
    this.#known.set(sql, name)
    return { name }
  }
}
