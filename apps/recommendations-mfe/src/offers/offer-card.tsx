import type { ComparedOffer } from '@solvent/contracts'
import { Button, Card, Inline, Stack, space } from '@solvent/ui'
import styled from 'styled-components'
import { Verdict } from './verdict'

const Title = styled.h3`
  margin: 0;
  overflow-wrap: anywhere;
`

const Warnings = styled.ul`
  margin: 0;
  padding-inline-start: ${space[4]};
`

interface OfferCardProps {
  offer: ComparedOffer
  onAccept: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What an offer is worth in words, and what to watch. */
export function OfferCard({ offer, onAccept, onEdit, onDelete }: OfferCardProps) {
  const { name, comparison, problem } = offer
  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="between">
          <Title>{name}</Title>
          {comparison && <Verdict verdict={comparison.verdict} />}
        </Inline>
        <p>{comparison?.text ?? problem}</p>
        {comparison && comparison.warnings.length > 0 && (
          <Warnings>
            {comparison.warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Warnings>
        )}
        <Inline>
          {comparison && (
            <Button small aria-label={`Accept ${name}`} onClick={onAccept}>
              Accept
            </Button>
          )}
          <Button small aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button small aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
