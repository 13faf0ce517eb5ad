import { type LatePart, useLatePart } from '@solvent/ui'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { RemotePage } from '../federation/remote-page'
import { ownPageAt } from '../own-pages'
import { RouteError } from './route-error'

/** What was lost of it on its way is asked for again by itself, and what fails meanwhile says so. */
function OwnPage({ page }: { page: LatePart<ComponentType> }) {
  const Component = useLatePart(page) ?? RouteError
  return <Component />
}

interface ShownPageProps {
  /** Its address, without a slash at its end. */
  path: string
  isShown: boolean
}

/** A page behind the login: the shell's own, or that of a remote. One that breaks is tried again when it is shown again. */
export function ShownPage({ path, isShown }: ShownPageProps) {
  const page = ownPageAt(path)
  if (!page) return <RemotePage path={path} />
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[isShown]}>
      <OwnPage page={page} />
    </ErrorBoundary>
  )
}
