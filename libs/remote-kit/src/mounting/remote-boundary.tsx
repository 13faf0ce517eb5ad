import { Button, EmptyState, ErrorState, LoadingState } from '@solvent/ui'
import { Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { RemoteTarget } from '../contract/remote-module'
import type { Loading } from '../loading/remote-load'
import type { RemoteLoader } from '../loading/remote-loader'
import { PageLoadNeeded } from '../releases/page-load-needed'
import type { TypedFields } from './typed-fields'

interface RemoteBoundaryProps {
  loader: RemoteLoader
  target: RemoteTarget
  /** What a person calls this part of the app. */
  title: string
  /** Given to the remote's component. */
  props: object
  /** Is told which fields of the remote somebody types into. */
  typed?: TypedFields
}

function RemoteComponent({ loading, props }: { loading: Loading; props: object }) {
  const { default: Component } = loading.module ?? use(loading.promise)
  return <Component {...props} />
}

interface UnavailableProps extends Pick<RemoteBoundaryProps, 'loader' | 'title'> {
  loading: Loading
  error: unknown
}

/** Stands in for a remote, which is tried again by itself meanwhile. */
function Unavailable({ loader, loading, title, error }: UnavailableProps) {
  useEffect(() => loader.keepTrying(loading), [loader, loading])
  if (error instanceof PageLoadNeeded) {
    return (
      <div role="alert">
        <EmptyState
          title={`${title} needs the page to be loaded again`}
          text="There is a newer Solvent. Nothing you saved is lost."
          action={<Button onClick={() => window.location.reload()}>Load again</Button>}
        />
      </div>
    )
  }
  return (
    <ErrorState
      title={`${title} is not available right now`}
      text="The rest of Solvent works as usual, and nothing you saved is lost."
      onRetry={() => loader.retry(loading.target)}
    />
  )
}

/**
 * The place of a remote. A remote that is down, slow, wrong or throws shows its name here, what still works,
 * and Try again; everything around it goes on, and it comes by itself when it can be loaded.
 */
export function RemoteBoundary({ loader, target, title, props, typed }: RemoteBoundaryProps) {
  const loading = useSyncExternalStore(loader.subscribe, () => loader.load(target))
  return (
    <ErrorBoundary
      key={target.remote}
      resetKeys={[loading]}
      onError={(error) => loader.broke(loading, error)}
      fallbackRender={({ error }) => (
        <Unavailable loader={loader} loading={loading} title={title} error={error} />
      )}
    >
      <Suspense fallback={<LoadingState text={`Loading ${title.toLowerCase()}...`} />}>
        {/* No box of its own; events of the remote's dialogs come through it, too. */}
        <div style={{ display: 'contents' }} onInput={(event) => typed?.note(event.target)}>
          <RemoteComponent key={loading.id} loading={loading} props={props} />
        </div>
      </Suspense>
    </ErrorBoundary>
  )
}
