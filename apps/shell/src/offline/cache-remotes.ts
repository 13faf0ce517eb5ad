import { pageRegistry } from '../federation/page-registry'

/** Fetches every file of the released remotes. The service worker caches them, so that every page opens offline. */
export async function cacheRemotes(): Promise<void> {
  const files = Object.values(pageRegistry.current().remotes).flatMap(({ entry, integrity }) =>
    Object.keys(integrity).map((file) => new URL(file, entry)),
  )
  // One at a time and at low priority, so that the page's own requests come first.
  for (const file of files) await fetch(file, { credentials: 'omit', priority: 'low' })
}
