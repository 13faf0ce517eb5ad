import type { ImportRule, RecordedAs, ReviewLine, RuleFields } from '@solvent/contracts'
import { noteOf } from './line-kinds'
import type { LineState } from './review-lines'
import { isSameText, ruleFits } from './rule-fits'

/** The longest text and name of a rule. */
const MAX_TEXT_LENGTH = 100
const MAX_NAME_LENGTH = 120

/** A rule as it is proposed from a line. */
export interface ProposedRule {
  fields: RuleFields
  /** The rule with this text that applies to the line, to be changed; null if a new one is added. */
  existing: ImportRule | null
}

/** The rule that would record every line like this one; null for what rules cannot record. */
export function ruleFromLine(
  { line, status, as }: LineState,
  { accountId, rules }: { accountId: string; rules: readonly ImportRule[] },
): ProposedRule | null {
  const text = (line.counterparty || line.text).trim().slice(0, MAX_TEXT_LENGTH).trim()
  const target = as && targetOf(as, line)
  if (status !== 'new' || !target || text === '') return null
  const existing = rules.find((rule) => isSameText(rule.text, text) && ruleFits(rule, accountId)(line))
  const direction = line.amount < 0 ? 'out' : 'in'
  const fresh = { text, account_id: null, min_amount: null, max_amount: null, direction } as const
  const { id: _, ...kept } = existing ?? { ...fresh, id: '' }
  return { fields: { ...kept, ...target }, existing: existing ?? null }
}

function targetOf(
  as: RecordedAs,
  line: ReviewLine,
): Pick<RuleFields, 'category' | 'debt_id' | 'name'> | null {
  if (as.kind === 'payment') return { category: null, debt_id: as.liability_id, name: null }
  if (as.kind !== 'expense' && as.kind !== 'income') return null
  const name = as.note.trim().slice(0, MAX_NAME_LENGTH).trim()
  return { category: as.category, debt_id: null, name: as.note.trim() === noteOf(line) ? null : name || null }
}
