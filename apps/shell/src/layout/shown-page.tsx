import { type LazyModule, useLazyModule } from '@solvent/ui'
import type { ComponentType } from 'react'
import { RemotePage } from '../federation/remote-page'
import { ownPageAt } from '../own-pages'
import { RouteError } from './route-error'

/** A page of the shell. A failed load is retried; until it succeeds, an error is shown. */
function OwnPage({ page }: { page: LazyModule<ComponentType> }) {
  const Component = useLazyModule(page) ?? RouteError
  return <Component />
}

/** The page at a path without a trailing slash: the shell's own or a remote's. */
export function ShownPage({ path }: { path: string }) {
  const page = ownPageAt(path)
  return page ? <OwnPage page={page} /> : <RemotePage path={path} />
}
