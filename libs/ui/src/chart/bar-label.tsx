import { Text, type XAxisProps } from 'recharts'
import { tick } from './plot-parts'
import type { PlotSize } from './use-plot-size'

/** Up to this many bars, every label is shown in full or wrapped; with more bars, some are left out. */
const MAX_WRAPPED_LABELS = 8

/** Width of the value axis in CSS pixels. */
const VALUE_AXIS_WIDTH = 64

/** The axis under the bars: all names in up to two lines if there are few, otherwise evenly spaced ones. */
export function barLabelAxis(count: number, { width }: Pick<PlotSize, 'width'>): XAxisProps {
  if (count > MAX_WRAPPED_LABELS) return { interval: 'equidistantPreserveStart', minTickGap: 8 }
  const room = Math.max((width - VALUE_AXIS_WIDTH) / Math.max(count, 1) - 4, 1)
  return {
    interval: 0,
    height: 40,
    tick: ({ x, y, payload }) => (
      <Text {...tick} x={x} y={y} width={room} maxLines={2} textAnchor="middle" verticalAnchor="start">
        {String(payload.value)}
      </Text>
    ),
  }
}
