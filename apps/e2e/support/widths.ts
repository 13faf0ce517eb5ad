import type { Page } from '@playwright/test'
import { isNightly } from '@solvent/api-testing/nightly'

/** Viewport widths from a small phone to a desktop, in steps of 20 CSS pixels. */
const every20th = Array.from({ length: 57 }, (_, step) => 320 + 20 * step)
/** The narrowest width of each layout. */
const narrowest = [320, 360, 400, 560, 640, 720, 820, 900, 1024, 1100, 1200]
const widths = isNightly ? every20th : narrowest

/** Describes up to four elements that reach beyond the viewport or scroll horizontally; empty if everything fits. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Elements that measure themselves, such as tables and charts, re-render in the frame after a resize.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { innerWidth } = window
    const found: string[] = []
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50)}"`

    const reach = document.scrollingElement?.scrollWidth ?? 0
    if (reach > innerWidth) found.push('the page scrolls to the side')

    /** Whether an ancestor inside the viewport clips or scrolls the element. */
    const isClipped = (element: Element) => {
      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        if (holder === document.body || holder === document.documentElement) return false
        if (getComputedStyle(holder).overflowX === 'visible') continue
        const { left, right } = holder.getBoundingClientRect()
        if (left >= -1 && right <= innerWidth + 1) return true
      }
      return false
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { left, right, width, height } = element.getBoundingClientRect()
      // Screen-reader-only text is one pixel wide.
      if (width <= 1 || height <= 1) continue
      const { overflowX, position } = getComputedStyle(element)
      const isSkipLink = position === 'absolute' && right <= 0
      if (!isSkipLink && (right > innerWidth + 1 || left < -1) && !isClipped(element))
        found.push(`${describe(element)} reaches beyond the window`)
      // The suggestions and a bottom bar with more than six links scroll horizontally on purpose.
      const name = element.getAttribute('aria-label')
      const isStrip = name === 'Suggestions' || (name === 'Main' && element.children.length > 6)
      const isScroller = !isStrip && (overflowX === 'auto' || overflowX === 'scroll')
      if (isScroller && element.scrollWidth > element.clientWidth + 1)
        found.push(`${describe(element)} scrolls to the side`)
    }
    return found.slice(0, 4)
  })
}

/** Describes what does not fit, and at which widths; restores the viewport. */
export async function overflowsByWidth(page: Page, tried = widths): Promise<string[]> {
  const before = page.viewportSize()
  const misfits = new Map<string, number[]>()
  for (const width of tried) {
    await page.setViewportSize({ width, height: before?.height ?? 800 })
    for (const found of new Set(await overflows(page))) {
      misfits.set(found, [...(misfits.get(found) ?? []), width])
    }
  }
  if (before) await page.setViewportSize(before)
  return [...misfits].map(([found, at]) => `${found} at ${at.length} widths from ${at[0]} to ${at.at(-1)} px`)
}
