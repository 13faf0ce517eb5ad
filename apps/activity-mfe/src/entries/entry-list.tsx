import { useRead } from '@solvent/api-client'
import { getEntrySummary, listEntries } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { color, radius, shadow } from '@solvent/ui'
import styled from 'styled-components'
import type { Filtering } from '../filters/use-filtering'
import { KeptPlace } from '../kept-place'
import { NoEntries } from '../no-entries'
import { useIsBefore } from '../use-is-before'
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
  /** Opens the form of an expense. */
  onRecord: () => void
}

/** Every entry that the filters mean by day, newest first, under what its month comes to. */
export function EntryList({ filtering, onOpen, onRecord }: EntryListProps) {
  const { filter, count, clear } = filtering
  const query = useRead(listEntries, { query: filter }, { keepPrevious: true })
  const since = recentFrom()
  const { data: summary } = useRead(
    getEntrySummary,
    { query: fromDay(filter, since) },
    { keepPrevious: true },
  )
  const isBefore = useIsBefore(query, JSON.stringify(filter))
  const recent = summary ? new Map(summary.months.map((month) => [month.month, month])) : null
  const sums: MonthSums = { filter, since: since.slice(0, 7), recent }
  return (
    <KeptPlace label="Entries" isBusy={isBefore}>
      <QueryBoundary query={query} loading="Loading activity..." failed="Failed to load activity.">
        {({ entries, next }) => {
          const last = entries.at(-1)
          if (!last) {
            return (
              <NoEntries isBefore={isBefore} isFiltered={count > 0} onClear={clear} onRecord={onRecord} />
            )
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
                  isBefore={isBefore}
                  onOpen={onOpen}
                />
              )}
            </Surface>
          )
        }}
      </QueryBoundary>
    </KeptPlace>
  )
}
