import type { Entry } from '@solvent/contracts'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { DayRows } from './day-rows'
import { MonthHead } from './month-head'
import type { MonthSums } from './month-sums'
import { toMonths } from './months'
import { useRoom } from './use-room'

interface EntryRowsProps {
  entries: readonly Entry[]
  /** The day of the entry before them; none before the first. */
  lastDay?: string | undefined
  sums: MonthSums
  /** Whether the keyboard goes on from here. */
  takesFocus?: boolean
  onOpen: (id: string) => void
}

/** The entries of one page of the server, by month and day; only their room while they are far from the window. */
export function EntryRows({ entries, lastDay, sums, takesFocus = false, onOpen }: EntryRowsProps) {
  const { ref, kept } = useRoom()
  useFocusOnce(ref, takesFocus)
  return (
    <div ref={ref} style={kept === null ? undefined : { height: kept }}>
      {kept === null &&
        toMonths(entries).map(({ month, days }) => (
          <Fragment key={month}>
            {lastDay?.startsWith(month) !== true && <MonthHead month={month} sums={sums} />}
            {days.map(({ day, entries: ofDay }) => (
              <DayRows key={day} day={day} isContinued={day === lastDay} entries={ofDay} onOpen={onOpen} />
            ))}
          </Fragment>
        ))}
    </div>
  )
}

/** Gives the focus to the first row, once: the button that brought the rows is gone. */
function useFocusOnce(rows: RefObject<HTMLDivElement | null>, isWanted: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    rows.current?.querySelector('button')?.focus()
  }, [rows, isWanted])
}
