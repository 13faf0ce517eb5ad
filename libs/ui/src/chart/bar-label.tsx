import { Text, type XAxisProps } from 'recharts'
import { tick } from './plot-parts'
import type { PlotSize } from './use-plot-size'

/** So many bars keep their labels, whatever their length; of more, some go unlabelled. */
const MOST_WRAPPED = 8

/** Room that the axis of the values takes, in CSS pixels. */
const VALUE_AXIS_WIDTH = 64

/** The axis under the bars: every name in up to two lines when they are few, every so many when they are not. */
export function barLabelAxis(count: number, { width }: Pick<PlotSize, 'width'>): XAxisProps {
  if (count > MOST_WRAPPED) return { interval: 'equidistantPreserveStart', minTickGap: 8 }
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
