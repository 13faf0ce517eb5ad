/** What decides which questions help; null while it is not known. */
export interface Standing {
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

/** Four questions to begin with. None of them changes anything. */
export function suggestionsFor(standing: Standing | null): Four {
  if (standing === null) return general
  if (!standing.hasKey) return withoutKey
  if (standing.hasDebts) return general
  return standing.hasAssets ? withoutDebts : withoutBooks
}
