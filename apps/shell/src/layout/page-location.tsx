import { type ContextType, type ReactNode, useContext, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

type RouterLocation = ContextType<typeof LocationContext>

interface PageLocationProps {
  path: string
  isShown: boolean
  children: ReactNode
}

/**
 * Gives a page its own router location. A hidden page sees its bare path, not the query of the visible page. The
 * context value stays the same object until the location changes, so showing a page again does not re-render it. The
 * router has no public API to give two pages different locations.
 */
export function PageLocation({ path, isShown, children }: PageLocationProps) {
  const current = useContext(LocationContext)
  const next = isShown ? current : bareLocation(path, current)
  const [value, setValue] = useState(next)
  if (!isSame(value, next)) setValue(next)
  return <LocationContext value={value}>{children}</LocationContext>
}

function bareLocation(pathname: string, { navigationType }: RouterLocation): RouterLocation {
  return {
    location: { pathname, search: '', hash: '', state: null, key: 'hidden' },
    navigationType,
  }
}

function isSame({ location: a }: RouterLocation, { location: b }: RouterLocation): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state
}
