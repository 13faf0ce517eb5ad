/** Between a popup and its button, and between a popup and the edge of the window, in pixels. */
const GAP = 4
const EDGE = 8

/**
 * Puts a popup, which is fixed, below a button or, where the room is above, above it; their right edges in line as far as the window allows.
 * It follows scrolling and resizing until the returned function is called.
 */
export function placeBelow(popup: HTMLElement, button: HTMLElement): () => void {
  function place() {
    const { top, bottom, right, width } = button.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const roomBelow = clientHeight - bottom - GAP - EDGE
    const roomAbove = top - GAP - EDGE
    popup.style.minWidth = `max(11rem, ${width}px)`
    popup.style.maxHeight = ''
    const { offsetWidth, offsetHeight } = popup
    const isBelow = offsetHeight <= roomBelow || roomBelow >= roomAbove
    const height = Math.min(offsetHeight, Math.max(isBelow ? roomBelow : roomAbove, 0))
    const left = Math.min(right, clientWidth - EDGE) - offsetWidth
    popup.style.maxHeight = `${height}px`
    popup.style.left = `${Math.max(left, EDGE)}px`
    popup.style.top = `${isBelow ? bottom + GAP : top - GAP - height}px`
  }

  function follow({ target }: Event) {
    // What scrolls inside the popup moves nothing.
    if (target !== popup) place()
  }

  place()
  window.addEventListener('resize', follow)
  window.addEventListener('scroll', follow, { capture: true, passive: true })
  return () => {
    window.removeEventListener('resize', follow)
    window.removeEventListener('scroll', follow, { capture: true })
  }
}
