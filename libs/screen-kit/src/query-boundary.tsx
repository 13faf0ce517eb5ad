import type { QueryState } from '@solvent/api-client'
import { Banner, Button, ErrorState, LoadingState } from '@solvent/ui'
import type { ReactNode } from 'react'
import { staleSentence } from './stale-sentence'
import { useLastFailure } from './use-last-failure'

interface QueryBoundaryProps<Data> {
  query: QueryState<Data>
  /** Shown during the first load. */
  loading: string
  /** The error title if loading fails; data that is already on screen stays. */
  failed: string
  children: (data: Data) => ReactNode
}

/**
 * Shows data from the server, or its loading and error states. If a refresh fails, the old data stays below a warning.
 */
export function QueryBoundary<Data>({ query, loading, failed, children }: QueryBoundaryProps<Data>) {
  const { data, asOf, error, fetching, retry } = query
  const failure = useLastFailure(query)
  if (data === undefined) {
    if (!failure) return <LoadingState text={loading} />
    return <ErrorState title={failed} text={failure.message} onRetry={retry} retrying={fetching} />
  }
  return (
    <>
      {error && (
        <Banner
          tone="warning"
          action={
            <Button small onClick={retry} busy={fetching} busyLabel="Trying again...">
              Try again
            </Button>
          }
        >
          {failed} {staleSentence(asOf)} {error.message}
        </Banner>
      )}
      {children(data)}
    </>
  )
}
