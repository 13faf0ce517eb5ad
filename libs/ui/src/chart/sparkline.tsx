import styled from 'styled-components'
import { color } from '../tokens/tokens'

const WIDTH = 120
const HEIGHT = 32
/** Space for half the width of the line. */
const EDGE = 2

const Line = styled.svg`
  display: block;
  width: 100%;
  height: 2rem;
  overflow: visible;
`

/** A small decorative line beside a figure; needs at least two values. The same must be said in text. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <polyline
        points={pointsOf(values)}
        fill="none"
        stroke={color.chart1}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Line>
  )
}

/** For drawing only: the values as points in the box, with the highest at the top. */
function pointsOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = WIDTH / (values.length - 1)
  const height = high - low
  return values
    .map((value, index) => {
      const share = height === 0 ? 0.5 : (value - low) / height
      return `${(index * step).toFixed(1)},${(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1)}`
    })
    .join(' ')
}
