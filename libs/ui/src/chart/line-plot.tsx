import { ComposedChart, Line } from 'recharts'
import { color } from '../tokens/tokens'
import { gapParts } from './chart-gap'
import type { ChartProps } from './chart-props'
import { chartRows } from './chart-rows'
import { plotMargin, plotParts } from './plot-parts'
import { seriesLook } from './series-look'
import type { PlotSize } from './use-plot-size'

/** The lines themselves, in a separate file so that the chart library is loaded lazily with it. */
export function LinePlot({ width, height, ...chart }: ChartProps & PlotSize) {
  const rows = chartRows(chart.series)
  return (
    <ComposedChart
      width={width}
      height={height}
      data={rows}
      margin={plotMargin}
      aria-label={`${chart.title}. ${chart.summary}`}
    >
      {plotParts({
        chart,
        rows,
        labelAxis: { interval: 'equidistantPreserveStart', minTickGap: 16 },
        cursor: { stroke: color.borderStrong },
      })}
      {chart.series.map(({ name }, index) => (
        <Line
          key={name}
          name={name}
          dataKey={`values.${index}`}
          type="linear"
          stroke={seriesLook(index).color}
          strokeWidth={2.5}
          strokeDasharray={seriesLook(index).dash}
          dot={rows.length === 1}
          activeDot={{ r: 4, fill: seriesLook(index).color, stroke: color.surface, strokeWidth: 2 }}
          isAnimationActive={false}
        />
      ))}
      {chart.gap && gapParts(chart.gap, rows, { width, height })}
    </ComposedChart>
  )
}
