import type { CategoryKind, ImportedLine } from '@solvent/contracts'
import type { AssetRow } from '../../../storage/tables/assets-table'
import type { ImportRuleRow } from '../../../storage/tables/import-rules-table'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import type { DebtFinder } from './find-debt'
import { findOwnAccount } from './find-own-account'
import { type LineText, lineText } from './line-text'

/** A line as it is proposed for, with the amount in minor units. */
interface NewLine {
  bookedOn: string
  amount: bigint
  counterparty: string
  text: string
}

/** What proposals are made from. */
export interface Knowledge {
  /** The account of the file. */
  isCard: boolean
  /** The other cash accounts of the person. */
  others: readonly AssetRow[]
  /** The accounts of lines whose opposite is in another statement of the file. */
  pairs: ReadonlyMap<NewLine, AssetRow>
  debts: readonly LiabilityRow[]
  findDebt: DebtFinder
  /** The debts that earlier lines of the other party were payments on. */
  debtsPaidTo(line: { counterparty: string; text: string }): ReadonlySet<string>
  /** The person's rule for a line, or null. */
  ruleOf(line: NewLine): ImportRuleRow | null
  /** What entries with these words were recorded as; null if unknown. */
  categoryOf(kind: CategoryKind, line: { counterparty: string; text: string }): string | null
}

type Proposal = ImportedLine['as']

const FALLBACK_CATEGORY = 'Other'
const MAX_NOTE_LENGTH = 200

/** What to record for a line that is not in the books. */
export function propose(line: NewLine, known: Knowledge): Proposal {
  const ruled = proposeByRule(line, known)
  if (ruled) return ruled
  const text = lineText(line.counterparty, line.text)
  return known.isCard ? proposeOnCard(line, text, known) : proposeOnAsset(line, text, known)
}

/** What the person's rule says; null if none fits, or its debt or category cannot be recorded for the line. */
function proposeByRule(line: NewLine, { ruleOf, isCard, debts }: Knowledge): Proposal | null {
  const rule = ruleOf(line)
  if (!rule) return null
  const { name, category, liabilityId } = rule
  const note = name ?? noteOf(line)
  if (liabilityId !== null) {
    const isPayable =
      !isCard && debts.some(({ id, remaining }) => id === liabilityId && remaining >= -line.amount)
    return isPayable ? { kind: 'payment', liability_id: liabilityId } : null
  }
  if (category === null) return null
  if (line.amount < 0n) return { kind: 'expense', category, note }
  // On a card, money in is a refund, whose categories are those of expenses.
  return isCard ? null : { kind: 'income', category, note }
}

function proposeOnAsset(line: NewLine, text: LineText, known: Knowledge): Proposal {
  const { amount, bookedOn } = line
  if (amount < 0n) {
    const debt = known.findDebt({ amount: -amount, text, bookedOn }, known.debtsPaidTo(line))
    if (debt) return { kind: 'payment', liability_id: debt.id }
  }
  const other = known.pairs.get(line) ?? findOwnAccount(text, known.others)
  if (other) return { kind: 'transfer', account_id: other.id, note: noteOf(line) }
  return cashFlow(amount < 0n ? 'expense' : 'income', line, known)
}

function proposeOnCard(line: NewLine, text: LineText, known: Knowledge): Proposal {
  if (line.amount < 0n) return cashFlow('expense', line, known)
  const isPayment = ['payment', 'autopay', 'thank', 'lastschrift', 'einzug'].some((word) =>
    text.words.has(word),
  )
  const paired = known.pairs.get(line)
  const named = findOwnAccount(text, known.others) ?? known.others.find(({ isLiquid }) => isLiquid)
  const from = paired ?? (isPayment ? named : undefined)
  if (from) return { kind: 'transfer', account_id: from.id, note: noteOf(line) }
  return { ...cashFlow('expense', line, known), kind: 'refund' }
}

function cashFlow<Kind extends CategoryKind>(kind: Kind, line: NewLine, known: Knowledge) {
  return { kind, category: known.categoryOf(kind, line) ?? FALLBACK_CATEGORY, note: noteOf(line) }
}

/** The other party, or else the text of the bank. */
function noteOf({ counterparty, text }: NewLine): string {
  return (counterparty || text).slice(0, MAX_NOTE_LENGTH).trim()
}
