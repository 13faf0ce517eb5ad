import type { BankReview, ImportRule, RecordedAs, ReviewLine, RuleFields } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { noteOf, type OtherAccounts } from './line-kinds'
import type { LineChange, LineState } from './review-lines'
import { ruleFits } from './rule-fits'

interface RuledReview {
  account: BankReview['account']
  others: OtherAccounts
  states: readonly LineState[]
  isEdited: (index: number) => boolean
}

interface SavedRule {
  rule: ImportRule
  /** The rules that apply before it. */
  earlier: readonly RuleFields[]
  /** The index of the line that it was made from. */
  from: number
}

/**
 * What a saved rule changes in a review: the line that it was made from, and other new lines that it fits and the user
 * has not edited.
 */
export function changesByRule(review: RuledReview, { rule, earlier, from }: SavedRule) {
  const { account, states, isEdited } = review
  const fits = ruleFits(rule, account.id)
  const fitEarlier = earlier.map((one) => ruleFits(one, account.id))
  const isRuled = ({ line }: LineState) => fits(line) && !fitEarlier.some((fitsOne) => fitsOne(line))
  const own: LineChange[] = []
  const others: LineChange[] = []
  for (const state of states) {
    const { index, status, line } = state
    if (status !== 'new' || (index !== from && isEdited(index)) || !isRuled(state)) continue
    const as = asByRule(rule, line, review)
    if (as === null || isSame(as, state.as)) continue
    if (index === from) own.push({ index, as: withNote(as, rule, state.as) })
    else others.push({ index, as })
  }
  return { own, others }
}

/** What a rule records a line as; null if the line cannot be recorded as that. */
function asByRule(rule: RuleFields, line: ReviewLine, { account, others }: RuledReview): RecordedAs | null {
  const { category, debt_id, direction } = rule
  const isCard = account.kind === 'liability'
  if (debt_id !== null) {
    const debt = others.debts.find(({ id }) => id === debt_id)
    const isPayable = !isCard && debt && toMinor(debt.owed) >= toMinor(-line.amount)
    return isPayable ? { kind: 'payment', liability_id: debt_id } : null
  }
  // On a card, money in is a refund, whose categories are those of expenses.
  if (category === null || (isCard && direction === 'in')) return null
  return { kind: direction === 'in' ? 'income' : 'expense', category, note: rule.name ?? noteOf(line) }
}

/** Keeps a note that the user wrote for the line only. */
function withNote(as: RecordedAs, { name }: RuleFields, before: RecordedAs | null): RecordedAs {
  const isKept = name === null && before !== null && 'note' in before && 'category' in as
  return isKept ? { ...as, note: before.note } : as
}

function isSame(one: RecordedAs, other: RecordedAs | null): boolean {
  if (other?.kind !== one.kind) return false
  if (one.kind === 'payment') return 'liability_id' in other && other.liability_id === one.liability_id
  return (
    'category' in one && 'category' in other && one.category === other.category && one.note === other.note
  )
}
