import type { Reading } from '@solvent/api-client'
import { ErrorState } from '@solvent/ui'
import type { ReactNode } from 'react'
import { LoadingFrame } from './loading-frame'

interface QueryFrameProps<Data> {
  reading: Reading<Data>
  /** Shown while the first answer is on its way. */
  loading: string
  /** What could not be loaded; data that is already on screen stays there. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Shows data that is read from the server, and the two states before it: loading and failed. */
export function QueryFrame<Data>({ reading, loading, failed, children }: QueryFrameProps<Data>) {
  const { data, error, retry } = reading
  if (data !== undefined) return <>{children(data)}</>
  if (error) {
    return <ErrorState title={failed} text={error.message} onRetry={retry} />
  }
  return <LoadingFrame text={loading} />
}
