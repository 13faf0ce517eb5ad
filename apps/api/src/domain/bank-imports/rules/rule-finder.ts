import type { ImportRuleRow } from '../../../storage/tables/import-rules-table'
import { plainText } from '../plain-text'

/** What a rule is compared with. */
interface RuledLine {
  accountId: string
  counterparty: string
  text: string
  /** Minor units; positive for money that comes in. */
  amount: bigint
}

type Conditions = Pick<ImportRuleRow, 'text' | 'accountId' | 'min' | 'max' | 'direction'>

/**
 * Returns a function that finds the first of the rules that applies to a line of a bank file; null if none does. The
 * texts of the rules are prepared once, for thousands of lines.
 */
export function ruleFinder<Rule extends Conditions>(
  rules: readonly Rule[],
): (line: RuledLine) => Rule | null {
  const prepared = rules.map((rule) => ({ rule, wanted: withSingleSpaces(rule.text) }))
  return (line) => {
    const text = withSingleSpaces(`${line.counterparty} ${line.text}`)
    const found = prepared.find(({ rule, wanted }) => fitsAmount(rule, line) && text.includes(wanted))
    return found?.rule ?? null
  }
}

function fitsAmount({ accountId, min, max, direction }: Conditions, line: RuledLine): boolean {
  const size = line.amount < 0n ? -line.amount : line.amount
  return (
    (accountId === null || accountId === line.accountId) &&
    (direction === 'in') === line.amount > 0n &&
    (min === null || size >= min) &&
    (max === null || size <= max)
  )
}

function withSingleSpaces(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}
