import type { ReviewLine, RuleFields } from '@solvent/contracts'
import { toMinor } from '@solvent/money'

/** What decides whether a rule fits a line. */
type Conditions = Pick<RuleFields, 'text' | 'account_id' | 'min_amount' | 'max_amount' | 'direction'>
type RuledLine = Pick<ReviewLine, 'counterparty' | 'text' | 'amount'>

/** Returns a function that says whether a rule fits a line of the account, by the same comparison as the server's. */
export function ruleFits(rule: Conditions, accountId: string): (line: RuledLine) => boolean {
  const wanted = comparable(rule.text)
  const isOfAccount = rule.account_id === null || rule.account_id === accountId
  const min = rule.min_amount === null ? null : toMinor(rule.min_amount)
  const max = rule.max_amount === null ? null : toMinor(rule.max_amount)
  return ({ counterparty, text, amount }) => {
    if (!isOfAccount || (rule.direction === 'in') !== amount > 0) return false
    const size = toMinor(Math.abs(amount))
    if ((min !== null && size < min) || (max !== null && size > max)) return false
    return comparable(`${counterparty} ${text}`).includes(wanted)
  }
}

/** Whether two texts are the same for rules. */
export function isSameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

/** A text in lower case without accents, with single spaces. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
