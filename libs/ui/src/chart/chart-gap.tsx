import type { ReactNode } from 'react'
import { Area, ReferenceDot } from 'recharts'
import { color } from '../tokens/tokens'
import type { ChartRow } from './chart-rows'
import { seriesLook } from './series-look'
import type { PlotSize } from './use-plot-size'

/** The values of the first two series in a row; a series that has ended counts as 0. Null if both have ended. */
export function gapOf({ values: [first = null, second = null] }: ChartRow): [number, number] | null {
  return first === null && second === null ? null : [first ?? 0, second ?? 0]
}

/** The row with the widest gap: its label, the value midway, and its position from 0 to 1. Null if there is no gap. */
export function widestGap(rows: readonly ChartRow[]): { label: string; value: number; place: number } | null {
  let widest = 0
  let found = null
  for (const [index, row] of rows.entries()) {
    const [first, second] = gapOf(row) ?? [0, 0]
    const width = Math.abs(first - second)
    if (width <= widest) continue
    widest = width
    found = { label: row.label, value: (first + second) / 2, place: index / Math.max(rows.length - 1, 1) }
  }
  return found
}

/** Approximate width of a letter, width of the value axis, and distance of the text, in CSS pixels. */
const LETTER_WIDTH = 7.5
const AXIS_WIDTH = 72
const OFFSET = 8

/** The text anchor that fits: after the place, before it, or centred. */
function anchorOf(text: string, place: number, width: number): 'start' | 'middle' | 'end' {
  const needed = (text.length * LETTER_WIDTH + OFFSET) / Math.max(width - AXIS_WIDTH, 1)
  if (needed <= 1 - place) return 'start'
  return needed <= place ? 'end' : 'middle'
}

/** The area between the first two series, with its label. */
export function gapParts(text: string, rows: readonly ChartRow[], { width }: PlotSize): ReactNode {
  const widest = widestGap(rows)
  if (!widest) return null
  const anchor = anchorOf(text, widest.place, width)
  return (
    <>
      <Area
        dataKey={gapOf}
        type="linear"
        stroke="none"
        fill={seriesLook(0).color}
        fillOpacity={0.12}
        activeDot={false}
        isAnimationActive={false}
        tooltipType="none"
      />
      <ReferenceDot
        x={widest.label}
        y={widest.value}
        r={0}
        label={{
          value: text,
          position: 'center',
          textAnchor: anchor,
          dx: { start: OFFSET, middle: 0, end: -OFFSET }[anchor],
          fill: color.text,
          fontSize: 13,
          fontWeight: 600,
          // An outline keeps the text readable over a line.
          stroke: color.surface,
          strokeWidth: 4,
          paintOrder: 'stroke',
        }}
      />
    </>
  )
}
