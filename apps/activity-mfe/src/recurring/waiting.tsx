import { today } from '@solvent/api-client'
import type { Occurrence } from '@solvent/contracts'
import { occurrenceAnswer, occurrenceDay, occurrenceQuestion } from '@solvent/screen-kit'
import { Button, Card, font, Grid, Inline, Menu, SectionTitle, Stack, TextWithNote } from '@solvent/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Question = styled.span`
  font: ${font.bodyStrong};
  overflow-wrap: anywhere;
`

interface WaitingProps {
  /** Those that are due. */
  occurrences: readonly Occurrence[]
  isRecording: (occurrence: Occurrence) => boolean
  onRecord: (occurrence: Occurrence) => void
  onMove: (occurrence: Occurrence) => void
  onSkip: (occurrence: Occurrence) => void
}

/** What waits for the user's answer; nothing if there is none. */
export function Waiting({ occurrences, ...actions }: WaitingProps) {
  const title = useId()
  if (occurrences.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle id={title}>Waiting for you</SectionTitle>
        <Grid minColumn={20}>
          {occurrences.map((occurrence) => (
            <WaitingCard
              key={`${occurrence.recurring_id} ${occurrence.due_on}`}
              occurrence={occurrence}
              {...actions}
            />
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

type WaitingCardProps = Omit<WaitingProps, 'occurrences'> & { occurrence: Occurrence }

function WaitingCard({ occurrence, isRecording, onRecord, onMove, onSkip }: WaitingCardProps) {
  const { name, problem } = occurrence
  const answer = occurrenceAnswer(occurrence)
  const day = occurrenceDay(occurrence, today())
  return (
    <Card>
      <Stack gap={3}>
        <TextWithNote note={problem ?? ''} tone="danger">
          <Question>{occurrenceQuestion(occurrence, today())}</Question>
        </TextWithNote>
        <Inline>
          <Button
            variant="primary"
            aria-label={`${answer}: ${name}, ${day}`}
            busy={isRecording(occurrence)}
            onClick={() => onRecord(occurrence)}
          >
            {answer}
          </Button>
          <Menu
            label={`More for ${name}, ${day}`}
            items={[
              { label: 'Move to another day', onSelect: () => onMove(occurrence) },
              { label: 'Skip', onSelect: () => onSkip(occurrence) },
            ]}
          >
            More
          </Menu>
        </Inline>
      </Stack>
    </Card>
  )
}
