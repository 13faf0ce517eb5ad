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
        title="No entries match your filters"
        text="Change or clear your filters."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    )
  }
  return (
    <EmptyState
      title="No activity yet"
      text="Your income, spending and payments appear here."
      action={<Button onClick={onRecord}>Record expense</Button>}
    />
  )
}
