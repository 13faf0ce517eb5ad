import { Button, EmptyState, ErrorState, LoadingState } from '@solvent/ui'
import { Suspense, use, useEffect, useSyncExternalStore } from 'react'
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

interface RemoteComponentProps {
  attempt: ShownAttempt
  props: object
}

function RemoteComponent({ attempt, props }: RemoteComponentProps) {
  const { default: Component } = attempt.module ?? use(attempt.promise)
  return <Component {...props} />
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
  return (
    <ErrorBoundary
      key={target.remote}
      resetKeys={[attempt]}
      onError={(error) => loader.of(target.remote).crash(attempt, error)}
      fallbackRender={({ error }) => (
        <Unavailable loader={loader} attempt={attempt} title={title} error={error} />
      )}
    >
      <Suspense fallback={<LoadingState text={`Loading ${title.toLowerCase()}...`} />}>
        {/* Without a box in the layout. Events of the remote's dialogs bubble through it as well. */}
        <div style={{ display: 'contents' }} onInput={(event) => onInput?.(event.target)}>
          <RemoteComponent key={attempt.id} attempt={attempt} props={props} />
        </div>
      </Suspense>
    </ErrorBoundary>
  )
}
