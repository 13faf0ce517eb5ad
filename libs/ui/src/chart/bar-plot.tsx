import { useId } from 'react'
import { Bar, BarChart, Rectangle } from 'recharts'
import { hueOf } from '../icons/hues'
import { color } from '../tokens/tokens'
import { barLabelAxis } from './bar-label'
import type { ChartProps, ChartSeries } from './chart-props'
import { type ChartRow, chartRows } from './chart-rows'
import { barFill, Hatchings } from './hatching'
import { plotMargin, plotParts } from './plot-parts'
import type { PlotSize } from './use-plot-size'

/** The bars themselves, in a separate file so that the chart library is loaded lazily with it. */
export function BarPlot({ width, height, ...chart }: ChartProps & PlotSize) {
  const rows = chartRows(chart.series)
  const id = useId()
  return (
    <BarChart
      width={width}
      height={height}
      data={rows}
      margin={plotMargin}
      barGap={2}
      aria-label={`${chart.title}. ${chart.summary}`}
    >
      <Hatchings id={id} count={chart.series.length} />
      {plotParts({
        chart,
        rows,
        labelAxis: barLabelAxis(rows.length, { width }),
        cursor: { fill: color.surfaceSubtle },
      })}
      {chart.series.map(({ name, points }, index) => (
        <Bar
          key={name}
          name={name}
          dataKey={`values.${index}`}
          fill={barFill(id, index)}
          shape={(bar) => <Rectangle {...bar} fill={hueOfBar(points, rows[bar.index]) ?? bar.fill} />}
          radius={[3, 3, 0, 0]}
          maxBarSize={48}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  )
}

/** The hue of a bar's category, if it has one. */
function hueOfBar(points: ChartSeries['points'], row: ChartRow | undefined): string | undefined {
  const point = points.find(({ label }) => label === row?.label)
  return point?.kind && color[hueOf(point.kind, point.hue)]
}
