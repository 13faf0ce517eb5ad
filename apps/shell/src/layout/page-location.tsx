import { type ContextType, type ReactNode, useContext, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

type Address = ContextType<typeof LocationContext>

interface PageLocationProps {
  path: string
  isShown: boolean
  children: ReactNode
}

/**
 * Gives a page its own router location. A hidden page sees its bare path, not the query of the visible page. While the
 * location does not change, it is the same object, so showing a page again does not re-render it. The router has no
 * public API to give two pages different locations.
 */
export function PageLocation({ path, isShown, children }: PageLocationProps) {
  const now = useContext(LocationContext)
  const next = isShown ? now : bareLocation(path, now)
  const [address, setAddress] = useState(next)
  if (!isSame(address, next)) setAddress(next)
  return <LocationContext value={address}>{children}</LocationContext>
}

function bareLocation(pathname: string, { navigationType }: Address): Address {
  return {
    location: { pathname, search: '', hash: '', state: null, key: 'hidden' },
    navigationType,
  }
}

function isSame({ location: a }: Address, { location: b }: Address): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state
}
