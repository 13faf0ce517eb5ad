import type { QueryState } from '@solvent/api-client'
import { Banner, Button, ErrorState, LoadingState } from '@solvent/ui'
import type { ReactNode } from 'react'
import { staleSentence } from './stale-sentence'
import { useLastFailure } from './use-last-failure'

interface QueryBoundaryProps<Data> {
  query: QueryState<Data>
  /** Shown while the first answer is on its way. */
  loading: string
  /** What could not be loaded; data that is already on screen stays there. */
  failed: string
  children: (data: Data) => ReactNode
}

/**
 * Shows data that is read from the server, and the states before it: loading and failed. When newer data cannot
 * be had, the old stays, and both are said.
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
