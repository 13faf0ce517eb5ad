import type { MonthCategory } from '@solvent/contracts'
import { formatAmount, Progress, TextWithNote } from '@solvent/ui'
import { limitNote, toRoom } from './limit-note'

/** How much of the limit is spent, and what is left; a dash without a limit. */
export function LimitCell({ row: { category, spent, limit } }: { row: MonthCategory }) {
  if (!limit) return '–'
  const isOver = limit.left < 0
  const room = toRoom(limit)
  return (
    <TextWithNote note={limitNote(limit)} tone={isOver ? 'danger' : 'neutral'}>
      <Progress
        compact
        label={`Limit for ${category}`}
        // What earlier months overspent may take up the whole limit.
        value={room > 0 ? spent : 1}
        max={room > 0 ? room : 1}
        text={`${formatAmount(spent)} of ${formatAmount(limit.amount)}`}
        tone={isOver ? 'danger' : 'accent'}
      />
    </TextWithNote>
  )
}
