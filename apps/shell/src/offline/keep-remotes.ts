import { pageRegistry } from '../federation/page-registry'

/** Fetches every file of the released remotes, which the service worker keeps, so that each page opens offline. */
export async function keepRemotes(): Promise<void> {
  const files = Object.values(pageRegistry.current().remotes).flatMap(({ entry, integrity }) =>
    Object.keys(integrity).map((file) => new URL(file, entry)),
  )
  // One after another, as whoever uses the page comes first.
  for (const file of files) await fetch(file, { credentials: 'omit', priority: 'low' })
}
