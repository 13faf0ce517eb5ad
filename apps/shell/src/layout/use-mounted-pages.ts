import { isDialogOpen, usePageCurrency } from '@solvent/ui'
import { useCallback, useState } from 'react'
import { paths } from '../paths'

/** A mounted page, visible or hidden. */
export interface MountedPage {
  readonly path: string
  /** Incremented to re-render the page, because a hidden page does not receive new query results. */
  readonly revision: number
}

interface MountedPages {
  /** The path of the visible page. */
  here: string
  /** The currency in which amounts are rendered. */
  currency: string
  /** The mounted pages, including the visible one, in the order in which they were added. */
  mounted: readonly MountedPage[]
}

/**
 * The mounted pages: those visited, and those prerendered before they are opened. The profile is unmounted when it is
 * left, because its input may be a password; so is a page that is left with a dialog open. A new currency unmounts all
 * hidden pages, so that none shows the old one.
 */
export function useMountedPages(here: string): MountedPages & { prerender(path: string): void } {
  const currency = usePageCurrency()
  const [pages, setPages] = useState(() => onlyPage(here, currency))
  if (pages.currency !== currency) setPages(onlyPage(here, currency))
  else if (pages.here !== here) setPages(navigate(pages, here))
  const prerender = useCallback((path: string) => setPages((now) => prerendered(now, path)), [])
  return { ...pages, prerender }
}

/** False for the profile, whose input may be a password. */
function mayBeHidden(path: string): boolean {
  return path !== paths.profile
}

function onlyPage(here: string, currency: string): MountedPages {
  return { here, currency, mounted: withPage([], here) }
}

function navigate({ here: before, currency, mounted }: MountedPages, here: string): MountedPages {
  const isUnmounted = !mayBeHidden(before) || isDialogOpen()
  const remaining = isUnmounted ? mounted.filter(({ path }) => path !== before) : mounted
  return { here, currency, mounted: withPage(remaining, here) }
}

function prerendered(pages: MountedPages, wanted: string): MountedPages {
  const { here, currency, mounted } = pages
  // The visible page receives new query results itself.
  if (wanted === here || !mayBeHidden(wanted)) return pages
  const updated = mounted.map((page) =>
    page.path === wanted ? { ...page, revision: page.revision + 1 } : page,
  )
  return { here, currency, mounted: withPage(updated, wanted) }
}

function withPage(mounted: readonly MountedPage[], path: string): readonly MountedPage[] {
  return mounted.some((page) => page.path === path) ? mounted : [...mounted, { path, revision: 0 }]
}
