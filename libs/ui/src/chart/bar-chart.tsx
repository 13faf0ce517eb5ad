import { lazyWithRetry } from '../lazy/lazy-with-retry'
import { ChartFrame } from './chart-frame'
import type { ChartProps } from './chart-props'

const barPlot = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "plots" */ './bar-plot')).BarPlot,
)

/** Bars side by side, with a title, a summary in one line, and the same figures as a table on demand. */
export function BarChart(props: ChartProps) {
  return <ChartFrame chart={props} kind="bar" plot={barPlot} />
}
