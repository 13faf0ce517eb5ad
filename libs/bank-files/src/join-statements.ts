import type { Statement } from './bank-file'

/**
 * Joins statements of the same account that follow each other, such as pages or days: each begins with the balance that
 * the one before ends with.
 */
export function joinStatements(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  for (const statement of statements) {
    const previous = joined.at(-1)
    if (!previous || !isNext(previous, statement)) joined.push({ ...statement, lines: [...statement.lines] })
    else {
      for (const line of statement.lines) previous.lines.push(line)
      previous.closing = statement.closing
    }
  }
  return joined
}

function isNext(previous: Statement, next: Statement): boolean {
  if (previous.closing === null || next.opening === null || next.account === null) return false
  const isSameAccount = previous.account === next.account && previous.currency === next.currency
  return isSameAccount && previous.closing.amount === next.opening.amount
}
