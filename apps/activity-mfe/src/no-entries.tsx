import { Button, EmptyState, LoadingState } from '@solvent/ui'

interface NoEntriesProps {
  /** Whether it may be the answer to a former question. */
  isBefore: boolean
  isFiltered: boolean
  onClear: () => void
  /** Opens the form of an expense. */
  onRecord: () => void
}

/** Stands where entries, or pictures of them, would be. */
export function NoEntries({ isBefore, isFiltered, onClear, onRecord }: NoEntriesProps) {
  if (isBefore) return <LoadingState text="Loading activity..." />
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
