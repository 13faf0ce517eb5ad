import type { RuleFields } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'

/** What rules record lines as. */
export const RULE_KINDS = ['expense', 'income', 'payment'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** The values of the form; empty for none. */
export type RuleValues = {
  text: string
  kind: RuleKind
  category: string
  debt_id: string
  name: string
  account_id: string
  min_amount: string
  max_amount: string
}

export const newRule: RuleValues = {
  text: '',
  kind: 'expense',
  category: '',
  debt_id: '',
  name: '',
  account_id: '',
  min_amount: '',
  max_amount: '',
}

export function ruleValues({ direction, ...rule }: RuleFields): RuleValues {
  const kind = direction === 'in' ? 'income' : 'expense'
  return {
    text: rule.text,
    kind: rule.debt_id === null ? kind : 'payment',
    category: rule.category ?? '',
    debt_id: rule.debt_id ?? '',
    name: rule.name ?? '',
    account_id: rule.account_id ?? '',
    min_amount: amountText(rule.min_amount),
    max_amount: amountText(rule.max_amount),
  }
}

/** The body of a rule, which the contract validates. */
export function toRuleFields({ kind, ...values }: RuleValues) {
  const isPayment = kind === 'payment'
  return {
    text: values.text,
    direction: kind === 'income' ? 'in' : 'out',
    // Not null if it is empty, so that the error is shown at its field.
    category: isPayment ? null : values.category,
    debt_id: isPayment ? values.debt_id : null,
    // The note of a payment is written by us.
    name: isPayment ? null : values.name.trim() || null,
    account_id: values.account_id || null,
    min_amount: parseNumber(values.min_amount) ?? null,
    max_amount: parseNumber(values.max_amount) ?? null,
  }
}

function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount)
}
