import { Button, Caption, Inline } from '@solvent/ui'

interface Suggestion {
  priority: number
  reason: string
}

/** The types whose late payment has the worst consequences. */
const SUGGESTIONS: Readonly<Record<string, Suggestion>> = {
  Rent: { priority: 95, reason: 'Late rent can cost you your home.' },
  Mortgage: { priority: 95, reason: 'This loan is secured by your home.' },
  Utilities: { priority: 90, reason: 'Power and water can be cut off.' },
  Insurance: { priority: 85, reason: 'Your cover can end if you miss a payment.' },
}

interface PrioritySuggestionProps {
  liabilityType: string
  /** The current priority. */
  priority: number
  onTake: (priority: number) => void
}

/** Suggests a higher priority, with its reason, for types whose late payment has serious consequences. */
export function PrioritySuggestion({ liabilityType, priority, onTake }: PrioritySuggestionProps) {
  const suggestion = SUGGESTIONS[liabilityType]
  if (!suggestion || suggestion.priority <= priority) return null
  return (
    <Inline gap={3} justify="between">
      <Caption>{`${suggestion.reason} Suggested priority: ${suggestion.priority}.`}</Caption>
      <Button small onClick={() => onTake(suggestion.priority)}>
        {`Use ${suggestion.priority}`}
      </Button>
    </Inline>
  )
}
