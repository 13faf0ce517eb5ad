import type { MonthFigures } from '@solvent/contracts'
import { formatAmount, Grid, StatTile } from '@solvent/ui'
import { comparison } from './comparison'
import type { MonthAnswer } from './month-answer'

const tiles = [
  ['In', 'money_in'],
  ['Out', 'money_out'],
  ['Paid on debts', 'paid_on_debts'],
  ['Saved', 'saved'],
] as const satisfies readonly (readonly [label: string, figure: keyof MonthFigures])[]

interface MonthTilesProps {
  answer: MonthAnswer
  isCurrent: boolean
}

/** The figures of the month, each beside the month before and the mean. */
export function MonthTiles({ answer, isCurrent }: MonthTilesProps) {
  return (
    <Grid minColumn={13}>
      {tiles.map(([label, figure]) => (
        <StatTile
          key={figure}
          label={label}
          value={formatAmount(answer.figures[figure])}
          hint={comparison(answer, figure, isCurrent)}
        />
      ))}
    </Grid>
  )
}
