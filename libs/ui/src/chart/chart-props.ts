export type ChartPoint = {
  /** Where the point stands on the axis, such as "Mar 2027"; once in each series. */
  label: string
  /** How high it is. */
  value: number
}

export type ChartSeries = {
  /** What the series is, in the legend and the table. */
  name: string
  /** The points, in order; a series may end before the others. */
  points: readonly ChartPoint[]
}

export type ChartProps = {
  /** What the chart shows. */
  title: string
  /** What one sees in it, in one line: "Debt-free in Mar 2029, 8 months sooner." */
  summary: string
  /** One to five series; each has a colour and a pattern of its own. */
  series: readonly ChartSeries[]
  /** Writes a value in full, for the table and the values at a point. */
  format: (value: number) => string
  /** Writes a rounded value at the axis, where there is little room; `format` when left out. */
  formatAxis?: ((value: number) => string) | undefined
  /** For lines: what lies between the first two of them, in a few words, written into the area between. */
  gap?: string | undefined
  /** Heading of the labels in the table; "Period" when left out. */
  labelHeading?: string | undefined
}
