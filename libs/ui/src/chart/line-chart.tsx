import { lazyWithRetry } from '../lazy/lazy-with-retry'
import { ChartFrame } from './chart-frame'
import type { ChartProps } from './chart-props'

const linePlot = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "plots" */ './line-plot')).LinePlot,
)

/** Lines over time, with a title, a summary in one line, and the same figures as a table on demand. */
export function LineChart(props: ChartProps) {
  return <ChartFrame chart={props} kind="line" plot={linePlot} />
}
