import type { Entry } from '@solvent/contracts'
import { useCategoryLook } from '@solvent/screen-kit'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { DayRows } from './day-rows'
import { MonthHead } from './month-head'
import type { MonthSums } from './month-sums'
import { toMonths } from './months'
import { useOffscreenPlaceholder } from './use-offscreen-placeholder'

interface EntryRowsProps {
  entries: readonly Entry[]
  /** The day of the last entry on the previous page; omitted for the first page. */
  lastDay?: string | undefined
  sums: MonthSums
  /** Whether the first row takes the focus. */
  takesFocus?: boolean
  onOpen: (id: string) => void
}

/** One page of entries by month and day; replaced by an empty placeholder while far from the viewport. */
export function EntryRows({ entries, lastDay, sums, takesFocus = false, onOpen }: EntryRowsProps) {
  const { ref, placeholderHeight } = useOffscreenPlaceholder()
  useFocusOnce(ref, takesFocus)
  const lookOf = useCategoryLook()
  return (
    <div ref={ref} style={placeholderHeight === null ? undefined : { height: placeholderHeight }}>
      {placeholderHeight === null &&
        toMonths(entries).map(({ month, days }) => (
          <Fragment key={month}>
            {lastDay?.startsWith(month) !== true && <MonthHead month={month} sums={sums} />}
            {days.map(({ day, entries: dayEntries }) => (
              <DayRows
                key={day}
                day={day}
                isContinued={day === lastDay}
                entries={dayEntries}
                lookOf={lookOf}
                onOpen={onOpen}
              />
            ))}
          </Fragment>
        ))}
    </div>
  )
}

/** Focuses the first row, once: the button that loaded the rows no longer exists. */
function useFocusOnce(rows: RefObject<HTMLDivElement | null>, isWanted: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    rows.current?.querySelector('button')?.focus()
  }, [rows, isWanted])
}
