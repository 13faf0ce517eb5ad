import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/**
 * A statement with a name is read and planned once for each connection; the code has as many as it has statements.
 * Servers that share connections through a pooler give the same name to the same statement only.
 */
export function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = `s_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
  names.set(sql, name)
  return name
}
