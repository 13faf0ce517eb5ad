import { isDialogOpen } from '@solvent/ui'
import { useCallback, useState } from 'react'
import { paths } from '../paths'

interface KeptPages {
  /** The address of the page that is shown. */
  here: string
  /** The addresses of all pages that are there, the shown one among them, in the order in which they came. */
  kept: readonly string[]
}

/**
 * The pages that are there, shown or not: those that were visited, and those that somebody is about to open. What a person
 * types into the profile, such as a password, goes with it, and so does a page that is left with a dialog open.
 */
export function useKeptPages(here: string): KeptPages & { keep(path: string): void } {
  const [pages, setPages] = useState<KeptPages>({ here, kept: [here] })
  if (pages.here !== here) setPages(arrive(pages, here))
  const keep = useCallback((path: string) => setPages((now) => withPage(now, path)), [])
  return { ...pages, keep }
}

function arrive({ here: before, kept }: KeptPages, here: string): KeptPages {
  const isLeftForGood = before === paths.profile || isDialogOpen()
  return withPage({ here, kept: isLeftForGood ? kept.filter((path) => path !== before) : kept }, here)
}

function withPage({ here, kept }: KeptPages, path: string): KeptPages {
  return { here, kept: kept.includes(path) ? kept : [...kept, path] }
}
