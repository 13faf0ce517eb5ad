import { type ContextType, type ReactNode, useContext, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

type Address = ContextType<typeof LocationContext>

interface KeptAddressProps {
  path: string
  isShown: boolean
  children: ReactNode
}

/**
 * What a page sees of the address. The search of another page is not its own: while it is hidden, it is at its bare
 * address. Where nothing of the address has changed, it is the same object, so that a page is not drawn again for being
 * shown again. Nothing else of the router lets two pages be at two addresses.
 */
export function KeptAddress({ path, isShown, children }: KeptAddressProps) {
  const now = useContext(LocationContext)
  const next = isShown ? now : bare(path, now)
  const [address, setAddress] = useState(next)
  if (!isSame(address, next)) setAddress(next)
  return <LocationContext value={address}>{children}</LocationContext>
}

function bare(pathname: string, { navigationType }: Address): Address {
  return {
    location: { pathname, search: '', hash: '', state: null, key: 'kept' },
    navigationType,
  }
}

function isSame({ location: a }: Address, { location: b }: Address): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state
}
