import type { BankReview, DateOrder } from '@solvent/contracts'
import { RadioGroupField, Stack } from '@solvent/ui'
import { countedLines } from './count-words'
import { dateExamples } from './date-examples'

interface QuestionsStepProps {
  review: BankReview
  onStatement: (statement: number) => void
  onDateOrder: (order: DateOrder) => void
}

/** Whether a file leaves open which statement is meant, or how its dates are written. */
export function hasQuestions(review: BankReview): boolean {
  return review.statements.length > 1 || dateExamples(review).length > 0
}

/** Asks which statement of the file is meant, and how its dates are written, by an example. */
export function QuestionsStep({ review, onStatement, onDateOrder }: QuestionsStepProps) {
  const { statements, statement, date_orders } = review
  const examples = dateExamples(review)
  return (
    <Stack>
      {statements.length > 1 && (
        <RadioGroupField
          label="Which statement of the file?"
          value={String(statement)}
          onChange={(value) => onStatement(Number(value))}
          options={statements.map(({ account, currency, lines }, index) => ({
            value: String(index),
            label: account ?? `Statement ${index + 1}`,
            hint: [currency, countedLines(lines)].filter(Boolean).join(', '),
          }))}
        />
      )}
      {examples.length > 0 && (
        <RadioGroupField
          label="The dates of this file can be read in several ways. Which day is right?"
          value={date_orders[0] ?? null}
          onChange={onDateOrder}
          options={examples}
        />
      )}
    </Stack>
  )
}
