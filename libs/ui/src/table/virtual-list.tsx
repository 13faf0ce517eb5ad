import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'

/** What a row of the list needs to be placed and measured; spread it on its element. */
export type VirtualRowProps = {
  ref: Ref<HTMLDivElement>
  'data-index': number
  style: CSSProperties
}

export type VirtualListProps = {
  count: number
  /** The element that scrolls; the list may be below other content in it. Null until it is mounted. */
  scroller: HTMLElement | null
  /** The row that is always in the document; it scrolls into view when it changes. */
  active: number
  /** The height of most rows, in CSS pixels. */
  rowHeight: number
  /** The height of what stays in place above the rows, in CSS pixels. */
  headHeight: number
  /** Renders a row. */
  children: (index: number, row: VirtualRowProps) => ReactNode
}

const OVERSCAN = 8

// Positioned rows, so that a row can be of any height and role.
const Rows = styled.div`
  position: relative;
  & > * { position: absolute; inset: 0 0 auto; }
`

/** The rows of a long grid. Only those in the window and the active one are in the document. */
export function VirtualList(props: VirtualListProps) {
  const { count, scroller, active, rowHeight, headHeight, children } = props
  const rows = useRef<HTMLDivElement>(null)
  const top = useTopIn(scroller, rows)
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    // A row without a height is not laid out. Taking it as 0 would put all rows into the window.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || rowHeight,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => onRect({ ...rect, height: rect.height || window.innerHeight })),
    rangeExtractor: useCallback((range: Range) => withActive(range, active), [active]),
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: headHeight,
  })
  const previous = useRef(active)
  useLayoutEffect(() => {
    if (previous.current !== active) virtualizer.scrollToIndex(active)
    previous.current = active
  }, [active, virtualizer])
  return (
    <Rows ref={rows} role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) =>
        children(index, {
          ref: virtualizer.measureElement,
          'data-index': index,
          style: { transform: `translateY(${start - top}px)` },
        }),
      )}
    </Rows>
  )
}

function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (indexes.includes(active) || active >= range.count) return indexes
  return [...indexes, active].sort((a, b) => a - b)
}

/** The distance of an element from the top of its scroller, in CSS pixels. */
function useTopIn(scroller: HTMLElement | null, element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  // After every render, as the content above may have grown.
  useLayoutEffect(() => {
    if (!element.current || !scroller) return
    const { top: inWindow } = element.current.getBoundingClientRect()
    const { top: start } = scroller.getBoundingClientRect()
    setTop(Math.round(inWindow - start + scroller.scrollTop))
  })
  return top
}
