import { liabilityNaming } from '@solvent/contracts'
import type { Intent } from '@solvent/quick-entry'
import type { StepRow } from '../../../storage/tables/steps-table'
import type { TurnSetting } from '../turn-setting'

/** The tool name of a step that suggests questions. */
export const SUGGESTIONS = 'suggestions'

const texts: Readonly<Partial<Record<Intent, string>>> = {
  owe_total: 'How much do I owe in total?',
  debts: 'Which debts do I have?',
  own_total: 'How much do I own in total?',
  net_worth: 'What is my net worth?',
  net_worth_change: 'How did my net worth change this month?',
  due_week: 'What is due this week?',
  next_due: 'When is my next payment due?',
  overdue: 'Am I late with anything?',
  pay_first: 'What should I pay first?',
  why_first: 'Why should I pay that first?',
  pay_month: 'What should I pay this month?',
  debt_free: 'When will I be debt-free?',
  debt_free_moved: 'Why did my debt-free date change?',
  debt_free_range: 'How sure is my debt-free date?',
  spent_month: 'What did I spend this month?',
  spent_past: 'What did I spend last month?',
  spent_compare: 'Did I spend more than last month?',
  biggest: 'What do I spend the most on?',
  earned: 'How much did I earn this month?',
  interest: 'How much interest do my debts cost?',
  offers: 'Are my offers better than my debts?',
  adds_up: 'Does everything add up?',
  shares: 'Which shares do I hold?',
  expected: 'What money do I expect?',
  latest: 'What did I record last?',
}

/** A question as a suggestion to tap; null if it needs a name or an amount that is not known. */
export function questionText(intent: Intent, { liabilities, accounts }: TurnSetting): string | null {
  const [debt] = liabilities
  const [account] = accounts
  const name = debt && liabilityNaming({ liability_type: debt.type, description: debt.description }).name
  if (intent === 'balance') return account === undefined ? null : `How much is in ${account}?`
  if (intent === 'owe_one') return name === undefined ? null : `How much is left on ${name}?`
  if (intent === 'due_one') return name === undefined ? null : `When is ${name} due?`
  if (intent === 'debt_end') return name === undefined ? null : `When is ${name} paid off?`
  return texts[intent] ?? null
}

/** The questions that the steps of a turn suggest. */
export function suggestionsIn(steps: readonly StepRow[]): string[] {
  const found = steps.find(({ tool }) => tool === SUGGESTIONS)
  if (!found) return []
  // `suggestQuestions` writes the result.
  const { suggestions }: { suggestions: string[] } = JSON.parse(found.result)
  return suggestions
}
