import { type LatePart, useLatePart } from '@solvent/ui'
import type { ComponentType } from 'react'
import { RemotePage } from '../federation/remote-page'
import { ownPageAt } from '../own-pages'
import { RouteError } from './route-error'

/** What was lost of it on its way is asked for again by itself, and what fails meanwhile says so. */
function OwnPage({ page }: { page: LatePart<ComponentType> }) {
  const Component = useLatePart(page) ?? RouteError
  return <Component />
}

/** The page at an address without a slash at its end: the shell's own, or that of a remote. */
export function ShownPage({ path }: { path: string }) {
  const page = ownPageAt(path)
  return page ? <OwnPage page={page} /> : <RemotePage path={path} />
}
