import { Button } from '../button/button'
import { EmptyState } from '../message/empty-state'
import { formatCount } from './format-count'

type NothingMatchesProps = {
  search: string
  /** How many rows there are without the search. */
  total: number
  onShowAll: () => void
}

/** Replaces the rows if a search finds none. */
export function NothingMatches({ search, total, onShowAll }: NothingMatchesProps) {
  return (
    <EmptyState
      title="Nothing matches"
      text={`No rows contain “${search.trim()}”.`}
      action={<Button onClick={onShowAll}>{`Show all ${formatCount(total)} rows`}</Button>}
    />
  )
}
