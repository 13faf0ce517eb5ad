import { type RefObject, useLayoutEffect } from 'react'

/**
 * Holds the columns at the widths that the first rows give them, so that rows which come while scrolling
 * do not move them. Fits them anew when the rows or the table's width (CSS pixels) change.
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  held: boolean,
  width: number | null,
  rows: readonly unknown[],
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: width and rows say when the fit is out of date.
  useLayoutEffect(() => {
    if (!held) return
    const headings = [...(table.current?.tHead?.rows[0]?.cells ?? [])]
    const widths = headings.map((heading) => heading.getBoundingClientRect().width)
    headings.forEach((heading, index) => {
      heading.style.width = `${widths[index]}px`
    })
    return () => {
      for (const heading of headings) heading.style.width = ''
    }
  }, [table, held, width, rows])
}
