import { ErrorState } from '@solvent/ui'
import { redirect } from 'react-router-dom'
import { pageAt } from '../pages'
import { paths, wellKnownLabel } from '../paths'
import { pageRegistry } from './page-registry'
import { RemoteView } from './remote-view'
import { preloadRemote } from './remotes'
import { pagesNow, usePages } from './use-places'

/** Asks for the code of a page before it is shown, so that nothing flashes. An address of nothing leads to the dashboard. */
export async function openRemotePage({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  const page = pageAt(pagesNow(), pathname)
  if (page?.target) return preloadRemote(page.target)
  return wellKnownLabel(pathname) ? null : redirect(paths.dashboard)
}

/** The page of whichever remote has its place at an address. */
export function RemotePage({ path }: { path: string }) {
  const page = pageAt(usePages(), path)
  if (page?.target) return <RemoteView place={{ target: page.target, title: page.label }} />
  return (
    <ErrorState
      title={`${wellKnownLabel(path) ?? 'This page'} is not available right now`}
      text="The rest of Solvent works as usual, and nothing you saved is lost."
      onRetry={() => void pageRegistry.look().catch(() => undefined)}
    />
  )
}
