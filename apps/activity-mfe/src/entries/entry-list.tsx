import { useRead } from '@solvent/api-client'
import { getEntrySummary, listEntries } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { color, radius, shadow } from '@solvent/ui'
import styled from 'styled-components'
import type { Filtering } from '../filters/use-filtering'
import { FocusRegion } from '../focus-region'
import { NoEntries } from '../no-entries'
import { useIsStale } from '../use-is-stale'
import { EntryRows } from './entry-rows'
import { fromDay, type MonthSums, recentFrom } from './month-sums'
import { NextPage } from './next-page'

const Surface = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`

interface EntryListProps {
  filtering: Filtering
  onOpen: (id: string) => void
  /** Opens the form for an expense. */
  onRecord: () => void
}

/** The filtered entries by month and day, newest first, with the totals of each month. */
export function EntryList({ filtering, onOpen, onRecord }: EntryListProps) {
  const { filter, count, clear } = filtering
  const query = useRead(listEntries, { query: filter }, { keepPrevious: true })
  const since = recentFrom()
  const { data: summary } = useRead(
    getEntrySummary,
    { query: fromDay(filter, since) },
    { keepPrevious: true },
  )
  const isStale = useIsStale(query, JSON.stringify(filter))
  const recent = summary ? new Map(summary.months.map((month) => [month.month, month])) : null
  const sums: MonthSums = { filter, since: since.slice(0, 7), recent }
  return (
    <FocusRegion label="Entries" isBusy={isStale}>
      <QueryBoundary query={query} loading="Loading activity..." failed="Failed to load activity.">
        {({ entries, next }) => {
          const last = entries.at(-1)
          if (!last) {
            return <NoEntries isStale={isStale} isFiltered={count > 0} onClear={clear} onRecord={onRecord} />
          }
          return (
            <Surface>
              <EntryRows entries={entries} sums={sums} onOpen={onOpen} />
              {next && (
                <NextPage
                  filter={filter}
                  after={next}
                  lastDay={last.occurred_on}
                  sums={sums}
                  isStale={isStale}
                  onOpen={onOpen}
                />
              )}
            </Surface>
          )
        }}
      </QueryBoundary>
    </FocusRegion>
  )
}
