import { type RefObject, useEffect } from 'react'

/** For so many frames in a row the page must keep its height until its end counts as reached. */
const STEADY_FRAMES = 5

/**
 * Home and End, with Ctrl or without, go to the very top and end of a page of thousands of rows: the browser
 * aims at where the end seemed to be before the rows there were laid out.
 */
export function usePageKeys(rows: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let frame = 0
    const onKeyDown = (event: KeyboardEvent) => {
      cancelAnimationFrame(frame)
      if (!isPageKey(event, rows.current)) return
      event.preventDefault()
      if (event.key === 'Home') window.scrollTo({ top: 0, behavior: 'instant' })
      else frame = goToEnd((next) => (frame = next))
    }
    const stop = () => cancelAnimationFrame(frame)
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('wheel', stop, { passive: true })
    return () => {
      stop()
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('wheel', stop)
    }
  }, [rows])
}

/** Only keys that nothing else answers: the focus is in the rows, or nowhere. */
function isPageKey(event: KeyboardEvent, rows: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.shiftKey || event.altKey) return false
  if (event.key !== 'Home' && event.key !== 'End') return false
  const { target } = event
  if (target === document.body) return true
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return false
  return rows?.contains(target) ?? false
}

/** Scrolls to the end, and after it while it moves. Answers the first frame asked for. */
function goToEnd(onFrame: (frame: number) => void): number {
  let height = 0
  let steady = 0
  const follow = () => {
    const now = document.documentElement.scrollHeight
    steady = now === height ? steady + 1 : 0
    height = now
    window.scrollTo({ top: now, behavior: 'instant' })
    if (steady < STEADY_FRAMES) onFrame(requestAnimationFrame(follow))
  }
  return requestAnimationFrame(follow)
}
