import { MAX_PARTS } from '@solvent/contracts'
import { CategoryField } from '@solvent/screen-kit'
import { AmountField, Button, Caption, formatAmount, Inline, media, space } from '@solvent/ui'
import styled from 'styled-components'
import { joined, leftToSplit, partOf, type SpendingValues, splitInTwo, withoutPart } from './spending-values'
import type { useRecordForm } from './use-record-form'

interface CategoryFieldsProps {
  form: ReturnType<typeof useRecordForm<SpendingValues>>['form']
}

const Group = styled.div`
  display: grid;
  gap: ${space[3]};
`

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 9rem) 5.5rem;
  align-items: start;
  gap: ${space[3]};
  & > button { margin-top: 1.75rem; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 5.5rem;
    & > :first-child { grid-column: 1 / -1; }
  }
`

/** Splits an expense or refund over several categories. */
export function SplitButton({ form }: CategoryFieldsProps) {
  return (
    <Inline>
      <Button small onClick={() => change(form, splitInTwo(form.values))}>
        Split over several categories
      </Button>
    </Inline>
  )
}

/** The categories that an expense or refund is split over, with their amounts. */
export function PartFields({ form }: CategoryFieldsProps) {
  const { values } = form
  const count = Number(values.split)
  return (
    <Group role="group" aria-label="Categories">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is only its place in the form
        <Part key={index}>
          <CategoryField
            kind="expense"
            {...form.bind(`parts.${index}.category`, `Category ${index + 1}`)}
            value={partOf(values, index).category}
            required
          />
          <AmountField
            {...form.bind(`parts.${index}.amount`, `Amount ${index + 1}`)}
            value={partOf(values, index).amount}
            required
          />
          {count > 2 && (
            <Button
              variant="ghost"
              aria-label={`Remove category ${index + 1}`}
              onClick={() => change(form, withoutPart(values, index))}
            >
              Remove
            </Button>
          )}
        </Part>
      ))}
      <Caption as="p" role="status">
        {leftText(leftToSplit(values))}
      </Caption>
      <Inline>
        {count < MAX_PARTS && (
          <Button small onClick={() => form.set('split', String(count + 1))}>
            Add category
          </Button>
        )}
        <Button small variant="ghost" onClick={() => change(form, joined(values))}>
          Use one category
        </Button>
      </Inline>
    </Group>
  )
}

function change({ set }: CategoryFieldsProps['form'], changes: ReturnType<typeof joined>): void {
  for (const [field, value] of changes) set(field, value)
}

function leftText(left: number | null): string {
  if (left === null) return 'Enter the amount to see what is left.'
  if (left === 0) return 'The categories add up to the amount.'
  return left > 0
    ? `${formatAmount(left)} left to split.`
    : `The categories are ${formatAmount(-left)} more than the amount.`
}
