import { useRead } from '@solvent/api-client'
import { type EntryFilter, listEntries } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Button, space } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { EntryRows } from './entry-rows'
import type { MonthSums } from './month-sums'
import { useNear } from './use-near'

const End = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space[4]};
`

const Frame = styled.div<{ $isWaiting: boolean }>`
  ${({ $isWaiting }) => $isWaiting && `padding: ${space[4]};`}
`

interface NextPageProps {
  filter: EntryFilter
  /** The current `next` cursor of the previous page; it shifts when an entry is added on top. */
  after: string
  /** The day of the last entry on the previous page. */
  lastDay: string
  sums: MonthSums
  /** Whether the previous page may still be that of another filter. */
  isStale?: boolean
  onOpen: (id: string) => void
}

/** The entries after a cursor, loaded when the end of the list is near the viewport or by the button. */
export function NextPage({ isStale = false, ...page }: NextPageProps) {
  const key = JSON.stringify(page.filter)
  const [request, setRequest] = useState<{ key: string; isManual: boolean } | null>(null)
  const isWanted = request?.key !== key && !isStale
  const end = useNear(() => setRequest({ key, isManual: false }), isWanted)
  if (request?.key === key) return <LoadedPage {...page} takesFocus={request.isManual} />
  return (
    <End ref={end}>
      <Button onClick={() => setRequest({ key, isManual: true })}>Show more</Button>
    </End>
  )
}

type LoadedPageProps = Omit<NextPageProps, 'isStale'> & { takesFocus: boolean }

function LoadedPage({ filter, after, lastDay, sums, takesFocus, onOpen }: LoadedPageProps) {
  const query = useRead(listEntries, { query: { ...filter, after } }, { keepPrevious: true })
  const last = query.data?.entries.at(-1)
  // The first page already shows the notice about stale data.
  const quietQuery = query.data ? { ...query, error: null } : query
  return (
    <>
      <Frame $isWaiting={!query.data}>
        <QueryBoundary query={quietQuery} loading="Loading more..." failed="Failed to load more.">
          {({ entries }) => (
            <EntryRows
              entries={entries}
              lastDay={lastDay}
              sums={sums}
              takesFocus={takesFocus}
              onOpen={onOpen}
            />
          )}
        </QueryBoundary>
      </Frame>
      {query.data?.next && last && (
        <NextPage
          filter={filter}
          after={query.data.next}
          lastDay={last.occurred_on}
          sums={sums}
          onOpen={onOpen}
        />
      )}
    </>
  )
}
