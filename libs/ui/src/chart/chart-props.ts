type ChartPoint = {
  /** The point's label on the axis, such as "Mar 2027"; unique within a series. */
  label: string
  /** The value. */
  value: number
  /** Colours a bar by its category; otherwise bars have the colour of their series. */
  kind?: string | undefined
  /** A hue instead of the category's own, from 1 to 6. */
  hue?: number | undefined
}

export type ChartSeries = {
  /** The name in the legend and the table. */
  name: string
  /** The points, in order; a series may end before the others. */
  points: readonly ChartPoint[]
}

export type ChartProps = {
  /** The title. */
  title: string
  /** What the chart shows, in one line: "Debt-free in Mar 2029, 8 months sooner." */
  summary: string
  /** One to five series, each with its own colour and pattern. */
  series: readonly ChartSeries[]
  /** Formats a value in full, for the table and the tooltip. */
  format: (value: number) => string
  /** Formats a rounded value for the axis, where there is little space; `format` by default. */
  formatAxis?: ((value: number) => string) | undefined
  /** For lines: a short label for the area between the first two. */
  gap?: string | undefined
  /** Heading of the labels in the table; "Period" by default. */
  labelHeading?: string | undefined
}
