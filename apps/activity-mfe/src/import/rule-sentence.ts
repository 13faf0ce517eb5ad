import type { ImportRule } from '@solvent/contracts'
import { formatAmount } from '@solvent/ui'

/** The names of accounts and debts by id. */
export type NameOf = (id: string) => string

/** A rule in one sentence: `Money out with "REWE" → Groceries`. */
export function ruleSentence({ text, direction, category, debt_id }: ImportRule, nameOf: NameOf): string {
  const target = debt_id === null ? category : `Payment to ${nameOf(debt_id)}`
  return `Money ${direction} with "${text}" → ${target}`
}

/** The limits of a rule and the name it gives: "Only Cash · Up to $50.00 · Called Coffee". */
export function ruleDetail({ account_id, name, ...amounts }: ImportRule, nameOf: NameOf): string {
  const parts = [account_id && `Only ${nameOf(account_id)}`, amountsText(amounts), name && `Called ${name}`]
  return parts.filter(Boolean).join(' · ')
}

function amountsText({ min_amount: min, max_amount: max }: Pick<ImportRule, 'min_amount' | 'max_amount'>) {
  if (min !== null && max !== null) return `${formatAmount(min)} to ${formatAmount(max)}`
  if (min !== null) return `${formatAmount(min)} or more`
  return max !== null && `Up to ${formatAmount(max)}`
}
