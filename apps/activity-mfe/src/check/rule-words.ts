import type { BooksCheck } from '@solvent/contracts'

type Rule = BooksCheck['rules'][number]['rule']

interface RuleWords {
  /** What is so where nothing is wrong. */
  says: string
  /** What it is checked on. */
  one: string
  many: string
}

export const ruleWords: Readonly<Record<Rule, RuleWords>> = {
  balances: { says: 'Each balance is the sum of its entries', one: 'balance', many: 'balances' },
  entries: { says: 'Each entry is whole and of one piece', one: 'entry', many: 'entries' },
  payments: { says: 'Each payment is principal plus interest', one: 'payment', many: 'payments' },
  trades: { says: 'Each trade fits its entry', one: 'trade', many: 'trades' },
  undos: { says: 'Each undo takes back exactly one entry', one: 'undo', many: 'undos' },
  debts: { says: 'Each debt stands as its payments left it', one: 'debt', many: 'debts' },
  schedules: { says: 'Each schedule ends with nothing owed', one: 'schedule', many: 'schedules' },
}

const figures = new Intl.NumberFormat('en-US')

/** A number with its noun: "1 entry", "1,204 entries". */
export function countOf(count: number, { one, many }: Pick<RuleWords, 'one' | 'many'>): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`
}
