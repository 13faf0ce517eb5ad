import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type FocusEvent, Fragment, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableColumn } from './table-column'
import { TableRow } from './table-row'
import { CARD_GAP, Space, TableBody } from './table-styles'
import { usePageKeys } from './use-page-keys'

type VirtualRowsProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Whether the rows are cards. */
  cards: boolean
}

/** Rows rendered beyond either edge of the window, ahead of scrolling. */
const OVERSCAN = 8

/** Renders only the rows in the window; the page scrolls as if all of them were in the document. */
export function VirtualRows<Row>({ columns, rows, rowKey, cards }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const focus = useFocusedRow(rows, rowKey)
  const size = cards ? 32 * columns.length + 32 : 49
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => size,
    // A row without a height is not laid out. Taking it as 0 would put all rows into the window.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || size,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index]
        return row === undefined ? index : rowKey(row)
      },
      [rows, rowKey],
    ),
    rangeExtractor: useCallback((range: Range) => withFocus(range, focus.index), [focus.index]),
    overscan: OVERSCAN,
    gap: cards ? CARD_GAP : 0,
    scrollMargin: useTopOf(body),
  })
  useLayoutEffect(() => {
    // Corrections by script stop a scroll in progress; the browser's own scroll anchoring does not.
    if (globalThis.CSS?.supports?.('overflow-anchor', 'auto')) {
      virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
    }
  }, [virtualizer])
  usePageKeys(body)
  const top = virtualizer.options.scrollMargin
  const items = virtualizer.getVirtualItems()
  return (
    <TableBody ref={body} onFocus={focus.onFocus} onBlur={focus.onBlur}>
      {items.map((item, place) => {
        const row = rows[item.index]
        return (
          row !== undefined && (
            <Fragment key={item.key}>
              <Gap height={gapBefore(item, items[place - 1], top)} />
              <TableRow ref={virtualizer.measureElement} columns={columns} row={row} index={item.index} />
            </Fragment>
          )
        )
      })}
      <Gap height={virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top)} />
    </TableBody>
  )
}

/** Takes the space of the rows that are not in the document. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <Space>
      <td style={{ height }} />
    </Space>
  )
}

function gapBefore(item: VirtualItem, before: VirtualItem | undefined, top: number): number {
  // Adjacent rows are spaced by CSS.
  if (before && before.index + 1 === item.index) return 0
  return item.start - (before?.end ?? top)
}

/** The rows of the range, plus the focused row and its neighbours, which Tab may reach. */
function withFocus(range: Range, focused: number): number[] {
  const indexes = new Set(defaultRangeExtractor(range))
  if (focused >= 0) {
    for (const index of [focused - 1, focused, focused + 1]) {
      if (index >= 0 && index < range.count) indexes.add(index)
    }
  }
  return [...indexes].sort((a, b) => a - b)
}

/** Tracks the row with the keyboard focus across changes of the order; index -1 if none has it. */
function useFocusedRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string | number) {
  const [key, setKey] = useState<string | number | null>(null)
  const index = useMemo(
    () => (key === null ? -1 : rows.findIndex((row) => rowKey(row) === key)),
    [key, rows, rowKey],
  )
  const onFocus = (event: FocusEvent) => {
    const row = rows[Number(event.target.closest('tr')?.dataset.index)]
    setKey(row === undefined ? null : rowKey(row))
  }
  const onBlur = (event: FocusEvent) => {
    // Stays while the focus moves within the rows, and while another window has it.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setKey(null)
  }
  return { index, onFocus, onBlur }
}

/** The distance of an element from the top of the page, in CSS pixels. */
function useTopOf(element: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  // After every render, as the content above may have grown.
  useLayoutEffect(() => {
    if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
  })
  return top
}
