import { type ComponentType, useId, useRef, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import styled from 'styled-components'
import { Button } from '../button/button'
import { Caption } from '../caption/caption'
import { CardSurface } from '../card/card'
import type { LazyModule } from '../lazy/lazy-with-retry'
import { useLazyModule } from '../lazy/use-lazy-module'
import { Skeleton } from '../skeleton/skeleton'
import { font, media, space } from '../tokens/tokens'
import { type ChartKind, ChartLegend } from './chart-legend'
import type { ChartProps } from './chart-props'
import { ChartTable } from './chart-table'
import { type PlotSize, usePlotSize } from './use-plot-size'

/** A drawing of a chart in a box of this size. */
type Plot = LazyModule<ComponentType<ChartProps & PlotSize>>

type ChartFrameProps = {
  chart: ChartProps
  kind: ChartKind
  /** The drawing, loaded when the frame comes into view. */
  plot: Plot
}

const Root = styled(CardSurface).attrs({ as: 'figure' })`
  padding: ${space[5]};
  ${media.phone} { padding: ${space[4]}; }
  /* Inside a card or a dialog, no second frame. */
  ${CardSurface} &, [role='dialog'] & { padding: 0; border: 0; background: none; box-shadow: none; }
`

const Title = styled.div`
  font: ${font.bodyStrong};
`

const Summary = styled(Caption)`
  overflow-wrap: anywhere;
`

const HEIGHT_REM = 15

/** The same height for the table and the drawing, to avoid layout shifts. */
const Content = styled.div`
  height: ${HEIGHT_REM}rem;
  margin-top: ${space[3]};
`

const Drawing = styled.div`
  position: relative;
  height: 100%;
`

const Toggle = styled.div`
  margin: ${space[2]} 0 -${space[2]} -${space[3]};
`

/** Title, summary and legend of a chart, and a button to switch between its drawing and its table. */
export function ChartFrame({ chart, kind, plot }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <figcaption>
        <Title id={titleId}>{chart.title}</Title>
        <Summary>{chart.summary}</Summary>
      </figcaption>
      {chart.series.length > 1 && <ChartLegend names={chart.series.map(({ name }) => name)} kind={kind} />}
      <Content>{asTable ? <ChartTable {...chart} /> : <PlotSpace chart={chart} plot={plot} />}</Content>
      <Toggle>
        <Button small variant="ghost" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Toggle>
    </Root>
  )
}

const failed = <Summary>We couldn't load the chart. The table shows the same figures.</Summary>

/** The drawing at the size of its box, whose height stays the same while it loads and if it fails. */
function PlotSpace({ chart, plot }: { chart: ChartProps; plot: Plot }) {
  const box = useRef<HTMLDivElement>(null)
  const size = usePlotSize(box)
  const PlotOf = useLazyModule(plot, size !== null)
  const hasFailed = useSyncExternalStore(plot.subscribe, plot.hasFailed)
  const waiting = hasFailed ? failed : <Skeleton height={HEIGHT_REM} />
  return (
    <Drawing ref={box}>
      <ErrorBoundary fallback={failed}>
        {PlotOf && size ? <PlotOf {...chart} {...size} /> : waiting}
      </ErrorBoundary>
    </Drawing>
  )
}
