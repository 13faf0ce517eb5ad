import { longTables, useLazyModule, VisuallyHidden } from '@solvent/ui'
import { useId, useRef } from 'react'
import { Grid, Head, HeadCell, HeadGroup } from './grid-styles'
import { ReviewRow } from './review-row'
import { useGridKeys } from './use-grid-keys'
import type { Review } from './use-review'
import type { ReviewScreen } from './use-review-screen'

const COLUMNS = ['Import', 'Date', 'Text', 'Recorded as', 'Amount', 'Balance after']

/** The height of most rows, and of the headings that stay above them, in CSS pixels. */
const ROW_HEIGHT = 57
const HEAD_HEIGHT = 40

interface ReviewGridProps {
  screen: ReviewScreen
  /** The element that scrolls. */
  scroller: HTMLElement | null
  label: string
}

/**
 * The lines of a review as a grid that the keyboard moves through line by line. Only the lines in the window are in the
 * document.
 */
export function ReviewGrid({ screen, scroller, label }: ReviewGridProps) {
  const { review, shown, place: active } = screen
  const hint = useId()
  const grid = useRef<HTMLDivElement>(null)
  const stateAt = statesByPlace(review, shown)
  const long = useLazyModule(longTables)
  const { editing, close, open, onKeyDown } = useGridKeys({
    grid,
    screen,
    stateAt,
  })
  return (
    <>
      <VisuallyHidden id={hint}>
        Arrow keys move between lines. Enter or a letter changes a line. Space leaves a line out or takes it
        in.
      </VisuallyHidden>
      <Grid
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        aria-rowcount={shown.length + 1}
        onKeyDown={onKeyDown}
      >
        <HeadGroup role="rowgroup">
          <Head role="row" aria-rowindex={1}>
            {COLUMNS.map((name) => (
              <HeadCell key={name} role="columnheader">
                {name}
              </HeadCell>
            ))}
          </Head>
        </HeadGroup>
        {long && (
          <long.VirtualList
            count={shown.length}
            scroller={scroller}
            active={active}
            rowHeight={ROW_HEIGHT}
            headHeight={HEAD_HEIGHT}
          >
            {(place, row) => {
              const state = stateAt(place)
              return (
                state && (
                  <ReviewRow
                    key={state.index}
                    row={row}
                    state={state}
                    review={review}
                    isActive={place === active}
                    isEditing={place === active && editing}
                    onOpen={() => open(place)}
                    onClose={close}
                  />
                )
              )
            }}
          </long.VirtualList>
        )}
      </Grid>
    </>
  )
}

function statesByPlace({ states }: Review, shown: readonly number[]) {
  const byIndex = new Map(states.map((state) => [state.index, state]))
  return (place: number) => byIndex.get(shown[place] ?? -1)
}
