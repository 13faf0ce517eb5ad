import type { Entry } from '@solvent/contracts'
import { color, font, formatDate, type KindIconProps, media, space } from '@solvent/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { EntryRow } from './entry-row'

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

const Head = styled.h3`
  padding: ${space[4]} ${space[5]} ${space[1]};
  color: ${color.textMuted};
  font: ${font.captionStrong};
  ${media.phone} { padding-inline: ${space[4]}; }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${color.border};
  list-style: none;
  & > li + li { border-top: 1px solid ${color.border}; }
`

interface DayRowsProps {
  /** `YYYY-MM-DD` */
  day: string
  /** Whether the day starts on the previous page, which has its heading. */
  isContinued: boolean
  entries: readonly Entry[]
  lookOf: (category: string) => KindIconProps
  onOpen: (id: string) => void
}

/** The entries of one day under its heading. */
export function DayRows({ day, isContinued, entries, lookOf, onOpen }: DayRowsProps) {
  const id = useId()
  return (
    <>
      {!isContinued && <Head id={id}>{format.format(new Date(`${day}T00:00:00Z`))}</Head>}
      <List
        {...(isContinued ? { 'aria-label': `${formatDate(day)}, continued` } : { 'aria-labelledby': id })}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} lookOf={lookOf} onOpen={onOpen} />
          </li>
        ))}
      </List>
    </>
  )
}
