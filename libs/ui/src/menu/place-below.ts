/** Distance of a popup from its button, and from the edge of the window, in pixels. */
const GAP = 4
const EDGE = 8

/**
 * Positions a fixed popup below a button, or above it if there is more space, with their right edges
 * aligned as far as the window allows. It follows scrolling and resizing until the returned function is called.
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
    // Scrolling inside the popup does not move it.
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
