import { ErrorState } from '@solvent/ui'
import { redirect } from 'react-router-dom'
import { pageAt } from '../pages'
import { paths, wellKnownLabel } from '../paths'
import { pageRegistry } from './page-registry'
import { RemoteView } from './remote-view'
import { preloadRemote } from './remotes'
import { pagesNow, usePages } from './use-places'

/** Loads the code of a page before it is shown, so that nothing flickers. Unknown paths redirect to the dashboard. */
export async function openRemotePage({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  const page = pageAt(pagesNow(), pathname)
  if (page?.target) return preloadRemote(page.target)
  return wellKnownLabel(pathname) ? null : redirect(paths.dashboard)
}

/** The page of the remote at a path. */
export function RemotePage({ path }: { path: string }) {
  const page = pageAt(usePages(), path)
  if (page?.target) return <RemoteView place={{ target: page.target, title: page.label }} />
  return (
    <ErrorState
      title={`${wellKnownLabel(path) ?? 'This page'} is not available right now`}
      text="The rest of Solvent works as usual, and everything you saved is safe."
      onRetry={() => void pageRegistry.refresh().catch(() => undefined)}
    />
  )
}
