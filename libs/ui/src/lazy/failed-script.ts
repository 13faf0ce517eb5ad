const REFETCH_TIMEOUT_MS = 4000

/** The URL of the script in a load error of the bundler's runtime; undefined for other errors. */
export function scriptUrlOf(error: unknown): string | undefined {
  const url = error instanceof Error && 'request' in error ? error.request : undefined
  return typeof url === 'string' ? url : undefined
}

/**
 * Replaces the copy of a script that failed to load in the browser's cache, which may be damaged.
 *
 * @throws The load error itself if the script cannot be fetched, so that the next retry fetches it
 */
export async function refetchFailedScript(loadError: unknown): Promise<void> {
  const url = scriptUrlOf(loadError)
  if (url === undefined) return
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }).catch(() => {
    throw loadError
  })
}
