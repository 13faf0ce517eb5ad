const REFETCH_TIMEOUT_MS = 4000

/** The URL of the script in a load error of the bundler's runtime; undefined for other errors. */
export function scriptUrlOf(error: unknown): string | undefined {
  const url = error instanceof Error && 'request' in error ? error.request : undefined
  return typeof url === 'string' ? url : undefined
}

/**
 * Replaces the copy of a script in the browser's cache, which may be damaged.
 *
 * @throws Error if it cannot be fetched
 */
export async function refetchScript(url: string | undefined): Promise<void> {
  if (url !== undefined)
    await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) })
}
