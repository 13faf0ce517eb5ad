import type { BooksCheck } from '@solvent/contracts'

type Rule = BooksCheck['rules'][number]['rule']

interface RuleWords {
  /** What holds when the rule finds no difference. */
  statement: string
  /** The noun for what is checked, in singular and plural. */
  one: string
  many: string
}

export const ruleWords: Readonly<Record<Rule, RuleWords>> = {
  balances: { statement: 'Each balance is the sum of its entries', one: 'balance', many: 'balances' },
  entries: { statement: 'Every entry balances', one: 'entry', many: 'entries' },
  payments: { statement: 'Each payment is principal plus interest', one: 'payment', many: 'payments' },
  trades: { statement: 'Each trade matches its entry', one: 'trade', many: 'trades' },
  undos: { statement: 'Each undo reverses exactly one entry', one: 'undo', many: 'undos' },
  debts: { statement: 'Debt balances match their payments', one: 'debt', many: 'debts' },
  schedules: { statement: 'Every schedule pays its debt off', one: 'schedule', many: 'schedules' },
}

const figures = new Intl.NumberFormat('en-US')

/** A number with its noun: "1 entry", "1,204 entries". */
export function countOf(count: number, { one, many }: Pick<RuleWords, 'one' | 'many'>): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`
}
