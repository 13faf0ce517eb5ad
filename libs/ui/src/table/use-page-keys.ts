import { type RefObject, useEffect } from 'react'

/** The end is reached once the page height has not changed for this many frames. */
const STABLE_FRAMES = 5

/**
 * Makes Home and End, with or without Ctrl, reach the very top and end of a virtualized page. The browser alone would
 * scroll to the estimated end, before the rows there are laid out.
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

/** Whether no other element handles the key: the focus is in the rows, or nowhere. */
function isPageKey(event: KeyboardEvent, rows: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.shiftKey || event.altKey) return false
  if (event.key !== 'Home' && event.key !== 'End') return false
  const { target } = event
  if (target === document.body) return true
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return false
  return rows?.contains(target) ?? false
}

/** Scrolls to the end, and follows it while it moves. Returns the id of the first requested frame. */
function goToEnd(onFrame: (frame: number) => void): number {
  let height = 0
  let steady = 0
  const follow = () => {
    const now = document.documentElement.scrollHeight
    steady = now === height ? steady + 1 : 0
    height = now
    window.scrollTo({ top: now, behavior: 'instant' })
    if (steady < STABLE_FRAMES) onFrame(requestAnimationFrame(follow))
  }
  return requestAnimationFrame(follow)
}
