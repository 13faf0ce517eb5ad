import type { ReactNode } from 'react'
import { CartesianGrid, ReferenceLine, Tooltip, XAxis, type XAxisProps, YAxis } from 'recharts'
import { color } from '../tokens/tokens'
import type { ChartProps } from './chart-props'
import type { ChartRow } from './chart-rows'
import { ChartTooltip } from './chart-tooltip'

export const tick = { fill: color.textMuted, fontSize: 12 }

/** Distance of a drawing from the edges of its box, in CSS pixels. */
export const plotMargin = { top: 8, right: 8, bottom: 0, left: 0 }

type PlotPartsProps = {
  chart: ChartProps
  rows: readonly ChartRow[]
  /** The settings of the label axis that differ between charts. */
  labelAxis: XAxisProps
  /** The style of the marker under the pointer. */
  cursor: Record<string, string | number>
}

/** Axes, grid and tooltip, the same in every kind of chart. */
export function plotParts({ chart, rows, labelAxis, cursor }: PlotPartsProps): ReactNode {
  const { series, format, formatAxis = format } = chart
  return (
    <>
      <CartesianGrid vertical={false} stroke={color.border} />
      <XAxis
        dataKey="label"
        tick={tick}
        tickLine={false}
        tickMargin={8}
        axisLine={{ stroke: color.border }}
        {...labelAxis}
      />
      <YAxis
        width="auto"
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickCount={5}
        tickFormatter={(value: number) => formatAxis(value)}
      />
      <ReferenceLine y={0} stroke={color.borderStrong} />
      <Tooltip
        isAnimationActive={false}
        cursor={cursor}
        content={({ active, label }) => {
          const row = active ? rows.find((candidate) => candidate.label === label) : undefined
          return row && <ChartTooltip row={row} names={series.map(({ name }) => name)} format={format} />
        }}
      />
    </>
  )
}
