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
  /** `next` of the page before, of its newest answer: what is added on top moves all pages on. */
  after: string
  /** The day of the last entry of the page before. */
  lastDay: string
  sums: MonthSums
  /** Whether the page before may still be that of another filter. */
  isBefore?: boolean
  onOpen: (id: string) => void
}

/** The entries from a place on, as soon as the end of those before comes near or somebody asks for them. */
export function NextPage({ isBefore = false, ...page }: NextPageProps) {
  const key = JSON.stringify(page.filter)
  const [asked, setAsked] = useState<{ key: string; byHand: boolean } | null>(null)
  const isWanted = asked?.key !== key && !isBefore
  const end = useNear(() => setAsked({ key, byHand: false }), isWanted)
  if (asked?.key === key) return <AskedPage {...page} takesFocus={asked.byHand} />
  return (
    <End ref={end}>
      <Button onClick={() => setAsked({ key, byHand: true })}>Show more</Button>
    </End>
  )
}

type AskedPageProps = Omit<NextPageProps, 'isBefore'> & { takesFocus: boolean }

function AskedPage({ filter, after, lastDay, sums, takesFocus, onOpen }: AskedPageProps) {
  const query = useRead(listEntries, { query: { ...filter, after } }, { keepPrevious: true })
  const last = query.data?.entries.at(-1)
  // That what is shown may be old stands above the first page.
  const told = query.data ? { ...query, error: null } : query
  return (
    <>
      <Frame $isWaiting={!query.data}>
        <QueryBoundary query={told} loading="Loading more..." failed="Failed to load more.">
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
