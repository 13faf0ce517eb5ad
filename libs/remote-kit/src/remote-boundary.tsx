import { ErrorState, LoadingState } from '@solvent/ui'
import { Suspense, use, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { RemoteLoader, RemoteTarget } from './remote-loader'

interface RemoteBoundaryProps {
  loader: RemoteLoader
  target: RemoteTarget
  /** What a person calls this part of the app. */
  title: string
  /** Given to the remote's component. */
  props: object
}

function RemoteComponent({ loader, target, props }: RemoteBoundaryProps) {
  const loading = loader.load(target)
  const { default: Component } = loading.module ?? use(loading.promise)
  return <Component {...props} />
}

interface UnavailableProps extends Pick<RemoteBoundaryProps, 'loader' | 'target' | 'title'> {
  onRetry: () => void
}

/** Stands in for a remote. One that could not be loaded is tried again by itself. */
function Unavailable({ loader, target, title, onRetry }: UnavailableProps) {
  const arrived = useEffectEvent(onRetry)
  useEffect(() => loader.whenThere(target, () => arrived()), [loader, target])
  return (
    <ErrorState
      title={`${title} is not available right now`}
      text="The rest of Solvent works as usual, and nothing you saved is lost."
      onRetry={onRetry}
    />
  )
}

/**
 * The place of a remote. A remote that is down, slow, wrong or throws shows its name here, what still works,
 * and Try again; everything around it goes on, and it comes by itself when it can be loaded.
 */
export function RemoteBoundary(props: RemoteBoundaryProps) {
  const { loader, target, title } = props
  return (
    <ErrorBoundary
      key={target.remote}
      onReset={() => loader.forget(target)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Unavailable loader={loader} target={target} title={title} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<LoadingState text={`Loading ${title.toLowerCase()}...`} />}>
        <RemoteComponent {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
