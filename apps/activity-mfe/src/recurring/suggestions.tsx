import { useRead } from '@solvent/api-client'
import { type RecurringSuggestion, suggestRecurring } from '@solvent/contracts'
import { Button, Card, formatAmount, Grid, Inline, SectionTitle, Stack, TextWithNote } from '@solvent/ui'
import { useId } from 'react'
import { rhythmInWords } from './rhythm-words'

interface SuggestionsProps {
  onAdd: (suggestion: RecurringSuggestion) => void
}

/** What was recorded in a rhythm and can be made recurring; nothing if there is none. */
export function Suggestions({ onAdd }: SuggestionsProps) {
  const { data } = useRead(suggestRecurring, {})
  const title = useId()
  if (!data || data.suggestions.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle id={title}>Recorded more than once</SectionTitle>
        <Grid minColumn={20}>
          {data.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.name} suggestion={suggestion} onAdd={onAdd} />
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

function SuggestionCard({ suggestion, onAdd }: SuggestionsProps & { suggestion: RecurringSuggestion }) {
  const { name, amount, account, kind } = suggestion
  const rhythm = rhythmInWords(suggestion)
  return (
    <Card>
      <Stack gap={3}>
        <TextWithNote note={`${kind === 'income' ? 'To' : 'From'} ${account}`}>
          {`${name}, ${formatAmount(amount)} ${rhythm.charAt(0).toLowerCase()}${rhythm.slice(1)}`}
        </TextWithNote>
        <Inline>
          <Button aria-label={`Make recurring: ${name}`} onClick={() => onAdd(suggestion)}>
            Make recurring
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
