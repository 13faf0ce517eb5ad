import { Activity, useMemo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { PageLocation } from './page-location'
import { RouteError } from './route-error'
import { ShownPage } from './shown-page'
import type { MountedPage } from './use-mounted-pages'

interface MountedPageFrameProps extends MountedPage {
  isShown: boolean
}

/** A mounted page. Showing or hiding it does not re-render it. One that crashed is retried when it is shown again. */
function MountedPageFrame({ path, revision, isShown }: MountedPageFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision re-renders the page.
  const page = useMemo(() => <ShownPage path={path} />, [path, revision])
  return (
    <div hidden={!isShown}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <PageLocation path={path} isShown={isShown}>
          <ErrorBoundary FallbackComponent={RouteError} resetKeys={[isShown]}>
            {page}
          </ErrorBoundary>
        </PageLocation>
      </Activity>
    </div>
  )
}

interface MountedPagesProps {
  /** The path of the visible page. */
  here: string
  pages: readonly MountedPage[]
}

/** The visible page, and the others mounted but hidden and inactive, so that opening one only has to show it. */
export function MountedPages({ here, pages }: MountedPagesProps) {
  return pages.map(({ path, revision }) => (
    <MountedPageFrame key={path} path={path} revision={revision} isShown={path === here} />
  ))
}
