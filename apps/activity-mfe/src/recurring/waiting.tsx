import { today } from '@solvent/api-client'
import type { Occurrence } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import {
  Button,
  Card,
  font,
  formatAmount,
  Grid,
  Inline,
  Menu,
  SectionTitle,
  Stack,
  TextWithNote,
} from '@solvent/ui'
import { useId } from 'react'
import styled from 'styled-components'

const answers = { expense: 'Paid', income: 'Received', transfer: 'Moved' } as const

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
  const { kind, name, amount, on, problem } = occurrence
  const answer = answers[kind]
  const day = on === today() ? 'today' : dateInWords(on, today())
  const question = `${name}, ${formatAmount(amount)}, ${day}: ${answer.toLowerCase()}?`
  return (
    <Card>
      <Stack gap={3}>
        <TextWithNote note={problem ?? ''} tone="danger">
          <Question>{question}</Question>
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
