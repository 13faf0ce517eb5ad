import type { ChartSeries } from './chart-props'

export type ChartRow = {
  /** The label on the axis. */
  label: string
  /** One value per series, in order; null if a series has none. */
  values: readonly (number | null)[]
}

/** The points of all series by label, in the order of the longest series; other labels follow. */
export function chartRows(series: readonly ChartSeries[]): ChartRow[] {
  const longestFirst = [...series].sort((one, other) => other.points.length - one.points.length)
  const labels = new Set(longestFirst.flatMap(({ points }) => points.map(({ label }) => label)))
  const values = series.map(({ points }) => new Map(points.map(({ label, value }) => [label, value])))
  return [...labels].map((label) => ({ label, values: values.map((byLabel) => byLabel.get(label) ?? null) }))
}
