import { color } from '../tokens/tokens'

export type SeriesLook = {
  /** Colour of the line or the bar. */
  color: string
  /** Pattern of the line, as an SVG dash array; empty for a solid line. */
  dash: string
  /** Direction of a bar's hatching in degrees; null for a solid bar. */
  hatching: number | null
}

const solid: SeriesLook = { color: color.chart1, dash: '', hatching: null }

// Colour is never the only difference.
const looks: readonly SeriesLook[] = [
  solid,
  { color: color.chart2, dash: '7 4', hatching: 45 },
  { color: color.chart3, dash: '2 4', hatching: -45 },
  { color: color.chart4, dash: '10 4 2 4', hatching: 0 },
  { color: color.chart5, dash: '14 4', hatching: 90 },
]

/** The look of the series at an index; repeats after the fifth. */
export function seriesLook(index: number): SeriesLook {
  return looks[index % looks.length] ?? solid
}
