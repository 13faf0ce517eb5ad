import type { PlanItem } from '@solvent/contracts'
import { Grid, Progress } from '@solvent/ui'

/** The maximum points of each part; 100 in total. */
const parts = [
  ['priority', 'Your priority', 40],
  ['due_date', 'Due date', 45],
  ['rate', 'Interest rate', 10],
  ['payoff', 'Close to paid off', 5],
] as const

/** The four parts of a priority score, each against its maximum. */
export function ScoreParts({ score }: { score: PlanItem['score_parts'] }) {
  return (
    <Grid minColumn={11} gap={3}>
      {parts.map(([key, label, max]) => (
        <Progress
          key={key}
          label={label}
          value={score[key]}
          max={max}
          text={`${score[key].toFixed(1)} of ${max}`}
        />
      ))}
    </Grid>
  )
}
