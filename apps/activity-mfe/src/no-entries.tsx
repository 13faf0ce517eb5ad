import { Button, EmptyState, LoadingState } from '@solvent/ui'

interface NoEntriesProps {
  /** Whether the data may belong to a previous filter. */
  isStale: boolean
  isFiltered: boolean
  onClear: () => void
  /** Opens the form for an expense. */
  onRecord: () => void
}

/** Shown in place of entries or charts when there are none. */
export function NoEntries({ isStale, isFiltered, onClear, onRecord }: NoEntriesProps) {
  if (isStale) return <LoadingState text="Loading activity..." />
  if (isFiltered) {
    return (
      <EmptyState
        title="Nothing matches these filters"
        text="Change one of them, or look at everything again."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    )
  }
  return (
    <EmptyState
      title="No activity yet"
      text="What you add, earn, spend and pay is listed here, day by day."
      action={<Button onClick={onRecord}>Record Expense</Button>}
    />
  )
}
