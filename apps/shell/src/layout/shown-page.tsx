import { ErrorBoundary } from 'react-error-boundary'
import { RemotePage } from '../federation/remote-page'
import { ownPageAt } from '../own-pages'
import { RouteError } from './route-error'

interface ShownPageProps {
  /** Its address, without a slash at its end. */
  path: string
  isShown: boolean
}

/** A page behind the login: the shell's own, or that of a remote. One that breaks is tried again when it is shown again. */
export function ShownPage({ path, isShown }: ShownPageProps) {
  const own = ownPageAt(path)
  if (!own) return <RemotePage path={path} />
  const { Component = RouteError } = own
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[isShown]}>
      <Component />
    </ErrorBoundary>
  )
}
