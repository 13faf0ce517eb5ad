import { type RefObject, useLayoutEffect } from 'react'

/**
 * Fixes the columns at the widths of the first rows, so that rows added while scrolling do not resize them. Measures
 * again when the rows or the table's width (CSS pixels) change.
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  fixed: boolean,
  width: number | null,
  rows: readonly unknown[],
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: width and rows say when the fit is out of date.
  useLayoutEffect(() => {
    if (!fixed) return
    const headings = [...(table.current?.tHead?.rows[0]?.cells ?? [])]
    const widths = headings.map((heading) => heading.getBoundingClientRect().width)
    headings.forEach((heading, index) => {
      heading.style.width = `${widths[index]}px`
    })
    return () => {
      for (const heading of headings) heading.style.width = ''
    }
  }, [table, fixed, width, rows])
}
