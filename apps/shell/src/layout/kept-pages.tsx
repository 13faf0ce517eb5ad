import { Activity, useMemo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { KeptAddress } from './kept-address'
import { RouteError } from './route-error'
import { ShownPage } from './shown-page'
import type { KeptPage } from './use-kept-pages'

interface KeptPageFrameProps extends KeptPage {
  isShown: boolean
}

/** One of them. To be shown or hidden is no reason to be drawn anew. One that breaks is tried again when it is shown again. */
function KeptPageFrame({ path, drawing, isShown }: KeptPageFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing is what another number asks for.
  const page = useMemo(() => <ShownPage path={path} />, [path, drawing])
  return (
    <div hidden={!isShown}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <KeptAddress path={path} isShown={isShown}>
          <ErrorBoundary FallbackComponent={RouteError} resetKeys={[isShown]}>
            {page}
          </ErrorBoundary>
        </KeptAddress>
      </Activity>
    </div>
  )
}

interface KeptPagesProps {
  /** The address of the page that is shown. */
  here: string
  kept: readonly KeptPage[]
}

/** The shown page. The others are there, too, so that going to one of them only shows it; meanwhile they do nothing. */
export function KeptPages({ here, kept }: KeptPagesProps) {
  return kept.map(({ path, drawing }) => (
    <KeptPageFrame key={path} path={path} drawing={drawing} isShown={path === here} />
  ))
}
