import type { ReactNode } from 'react'
import { Area, ReferenceDot } from 'recharts'
import { color } from '../tokens/tokens'
import type { ChartRow } from './chart-rows'
import { seriesLook } from './series-look'

/** The values of the first two series of a row; one that has ended is at nothing, and null where both have. */
export function gapOf({ values: [first = null, second = null] }: ChartRow): [number, number] | null {
  return first === null && second === null ? null : [first ?? 0, second ?? 0]
}

/** The row where the two are farthest apart, in the middle of them; null where they never part. */
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

/** The area between the first two series, and what it stands for. */
export function gapParts(text: string, rows: readonly ChartRow[]): ReactNode {
  const widest = widestGap(rows)
  if (!widest) return null
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
          // Away from the edge that is near.
          textAnchor: widest.place < 0.35 ? 'start' : widest.place > 0.65 ? 'end' : 'middle',
          fill: color.text,
          fontSize: 13,
          fontWeight: 600,
          // A rim keeps it readable where it lies over a line.
          stroke: color.surface,
          strokeWidth: 4,
          paintOrder: 'stroke',
        }}
      />
    </>
  )
}
