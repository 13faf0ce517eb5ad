/** The facts that select the suggestions. */
export interface SuggestionFacts {
  hasAssets: boolean
  hasDebts: boolean
}

type Four = readonly [string, string, string, string]

const general: Four = [
  'What should I pay first?',
  'What is due this week?',
  'How much do I owe in total?',
  'What can you do for me?',
]

const withoutBooks: Four = [
  'How do I begin?',
  'How do I add what I own?',
  'How do I add a debt?',
  'How do I record an expense?',
]

const withoutDebts: Four = [
  'What do I own?',
  'What did I spend this month?',
  'How did my net worth change?',
  'How do I record an expense?',
]

/** Four suggested questions, none of which changes data; general ones for null. */
export function suggestionsFor(facts: SuggestionFacts | null): Four {
  if (facts === null) return general
  if (facts.hasDebts) return general
  return facts.hasAssets ? withoutDebts : withoutBooks
}
