import { Button, EmptyState, ErrorState, LoadingState } from '@solvent/ui'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { RemoteTarget } from '../contract/remote-module'
import type { ShownAttempt } from '../loading/attempt'
import type { RemoteLoader } from '../loading/remote-loader'
import { PageLoadNeeded } from '../releases/choose-release'

interface RemoteBoundaryProps {
  loader: RemoteLoader
  target: RemoteTarget
  /** The user's name for this part of the app. */
  title: string
  /** The props of the remote's component. */
  props: object
  /** Called with each field that gets input, also in dialogs of the remote. */
  onInput?: (field: EventTarget) => void
}

interface RemoteComponentProps extends Pick<RemoteBoundaryProps, 'loader' | 'props'> {
  attempt: ShownAttempt
  loading: ReactNode
}

/**
 * Does not suspend while the remote loads: React delays the content of a Suspense boundary by up to 300 ms if another
 * one was shown shortly before, such as the page around the remote.
 */
function RemoteComponent({ loader, attempt, props, loading }: RemoteComponentProps) {
  const module = useSyncExternalStore(loader.subscribe, () => attempt.module)
  const failure = useSyncExternalStore(loader.subscribe, () => attempt.failure)
  if (module) return <module.default {...props} />
  if (failure) throw failure.error
  return loading
}

interface UnavailableProps extends Pick<RemoteBoundaryProps, 'loader' | 'title'> {
  attempt: ShownAttempt
  error: unknown
}

/** The fallback of a remote, which is retried in the background while it shows. */
function Unavailable({ loader, attempt, title, error }: UnavailableProps) {
  const remote = loader.of(attempt.target.remote)
  useEffect(() => remote.retryInBackground(attempt), [remote, attempt])
  if (error instanceof PageLoadNeeded) {
    return (
      <div role="alert">
        <EmptyState
          title={`Reload the page to use ${title}`}
          text="A new version is available. Everything you saved is safe."
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        />
      </div>
    )
  }
  return (
    <ErrorState
      title={`${title} is not available right now`}
      text="The rest of Solvent works as usual, and everything you saved is safe."
      onRetry={() => remote.retry(attempt.target)}
    />
  )
}

/**
 * Mounts a remote. If it is unavailable or crashes, a notice with a retry button takes its place, the rest of the page
 * keeps working, and the remote appears as soon as it can be loaded.
 */
export function RemoteBoundary({ loader, target, title, props, onInput }: RemoteBoundaryProps) {
  const attempt = useSyncExternalStore(loader.subscribe, () => loader.load(target))
  const loading = <LoadingState text={`Loading ${title.toLowerCase()}...`} />
  return (
    <ErrorBoundary
      key={target.remote}
      resetKeys={[attempt]}
      onError={(error) => loader.of(target.remote).crash(attempt, error)}
      fallbackRender={({ error }) => (
        <Unavailable loader={loader} attempt={attempt} title={title} error={error} />
      )}
    >
      <Suspense fallback={loading}>
        {/* Without a box in the layout. Events of the remote's dialogs bubble through it as well. */}
        <div style={{ display: 'contents' }} onInput={(event) => onInput?.(event.target)}>
          <RemoteComponent
            key={attempt.id}
            loader={loader}
            attempt={attempt}
            props={props}
            loading={loading}
          />
        </div>
      </Suspense>
    </ErrorBoundary>
  )
}
