import type { MonthCategory } from '@solvent/contracts'
import { Button, Menu } from '@solvent/ui'
import type { OpenLimit } from './limit-dialog'

/** What can be done about limits. */
export interface LimitChanges {
  /** Opens the form for a limit of any category. */
  onAdd: () => void
  /** Opens the form for the limit of one category. */
  onSet: (open: OpenLimit) => void
  onRemove: (category: string) => void
}

type LimitActionsProps = Pick<LimitChanges, 'onSet' | 'onRemove'> & { row: MonthCategory }

/** The buttons of a row: to set a limit, or to change or remove it. */
export function LimitActions({ row, onSet, onRemove }: LimitActionsProps) {
  const { category, limit } = row
  if (category === null) return null
  const set = () => onSet({ category, limit })
  if (!limit) {
    return (
      <Button small variant="ghost" aria-label={`Set limit for ${category}`} onClick={set}>
        Set limit
      </Button>
    )
  }
  return (
    <Menu
      small
      label={`More for ${category}`}
      items={[
        { label: 'Change limit', onSelect: set },
        { label: 'Remove limit', tone: 'danger', onSelect: () => onRemove(category) },
      ]}
    >
      More
    </Menu>
  )
}
