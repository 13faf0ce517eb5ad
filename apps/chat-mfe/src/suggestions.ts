/** The facts that select the suggestions. */
export interface SuggestionFacts {
  hasKey: boolean
  hasAssets: boolean
  hasDebts: boolean
}

type Four = readonly [string, string, string, string]

const general: Four = [
  'What should I pay first?',
  'What is due this month?',
  'How much do I owe in total?',
  'How do I record an expense?',
]

const withoutKey: Four = [
  'What can you do for me?',
  'How do I get an API key?',
  'What is sent to the provider?',
  'How do I record an expense?',
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
  if (!facts.hasKey) return withoutKey
  if (facts.hasDebts) return general
  return facts.hasAssets ? withoutDebts : withoutBooks
}
