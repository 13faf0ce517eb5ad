import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { canLeaveOut, type LineState } from './review-lines'
import type { ReviewScreen } from './use-review-screen'

/** How far Page Up and Page Down move. */
const PAGE = 10

interface GridKeys {
  grid: RefObject<HTMLElement | null>
  screen: ReviewScreen
  stateAt: (place: number) => LineState | undefined
}

/** The place that a key moves to; undefined for other keys. */
function placeAfter(key: string, active: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined ? undefined : Math.min(Math.max(place, 0), last)
}

/** Moves the focus between the rows of a grid, and opens and closes the editor of the active one. */
export function useGridKeys({ grid, screen, stateAt }: GridKeys) {
  const { review, shown, place: active, setPlace, wantsFocus, onFocused } = screen
  const [editing, setEditing] = useState(false)
  /** Whether the active row takes the focus after the next render. */
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (!wantsFocus && !isMoving.current) return
    const row = grid.current?.querySelector<HTMLElement>('[data-active]')
    // The rows follow a render after the grid.
    if (!row) return
    row.focus({ preventScroll: true })
    isMoving.current = false
    onFocused()
  })

  function move(place: number) {
    isMoving.current = true
    setEditing(false)
    setPlace(place)
  }
  function open(place: number) {
    const state = stateAt(place)
    setPlace(place)
    setEditing(state !== undefined && state.status !== 'imported' && state.as !== null)
  }
  function toggle() {
    const state = stateAt(active)
    if (state && canLeaveOut(state)) review.setLeftOut(state.index, state.status !== 'left_out')
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isOnRow = target instanceof HTMLElement && target.getAttribute('role') === 'gridcell'
    if (!isOnRow || ctrlKey || metaKey || altKey) return
    const place = placeAfter(key, active, shown.length - 1)
    if (place !== undefined) move(place)
    else if (key === 'Enter') open(active)
    else if (key === ' ') toggle()
    // The select that gets the focus receives the letter, too, and chooses an option with it.
    else if (/^\p{L}$/u.test(key)) return open(active)
    else return
    event.preventDefault()
  }
  function close() {
    isMoving.current = true
    setEditing(false)
  }
  return { editing, open, close, onKeyDown }
}
