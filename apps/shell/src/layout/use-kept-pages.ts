import { isDialogOpen, usePageCurrency } from '@solvent/ui'
import { useCallback, useState } from 'react'
import { paths } from '../paths'

/** A page that is there, shown or not. */
export interface KeptPage {
  readonly path: string
  /** Another number asks for another drawing, since a hidden page does not hear of newer answers. */
  readonly drawing: number
}

interface KeptPages {
  /** The address of the page that is shown. */
  here: string
  /** In which amounts are drawn. */
  currency: string
  /** The shown page among them, in the order in which they came. */
  kept: readonly KeptPage[]
}

/**
 * The pages that are there: those that were visited, and those that somebody is about to open, by `draw`. What a person
 * types into the profile, such as a password, goes with it, and so does a page that is left with a dialog open. With another
 * currency all hidden pages go, so that none is seen in the former one when it is shown.
 */
export function useKeptPages(here: string): KeptPages & { draw(path: string): void } {
  const currency = usePageCurrency()
  const [pages, setPages] = useState(() => onlyPage(here, currency))
  if (pages.currency !== currency) setPages(onlyPage(here, currency))
  else if (pages.here !== here) setPages(arrive(pages, here))
  const draw = useCallback((path: string) => setPages((now) => drawn(now, path)), [])
  return { ...pages, draw }
}

/** What is typed into the profile may be a password. */
function mayBeHidden(path: string): boolean {
  return path !== paths.profile
}

function onlyPage(here: string, currency: string): KeptPages {
  return { here, currency, kept: withPage([], here) }
}

function arrive({ here: before, currency, kept }: KeptPages, here: string): KeptPages {
  const isLeftForGood = !mayBeHidden(before) || isDialogOpen()
  const stay = isLeftForGood ? kept.filter(({ path }) => path !== before) : kept
  return { here, currency, kept: withPage(stay, here) }
}

function drawn(pages: KeptPages, wanted: string): KeptPages {
  const { here, currency, kept } = pages
  // The shown page hears of newer answers itself.
  if (wanted === here || !mayBeHidden(wanted)) return pages
  const again = kept.map((page) => (page.path === wanted ? { ...page, drawing: page.drawing + 1 } : page))
  return { here, currency, kept: withPage(again, wanted) }
}

function withPage(kept: readonly KeptPage[], path: string): readonly KeptPage[] {
  return kept.some((page) => page.path === path) ? kept : [...kept, { path, drawing: 0 }]
}
