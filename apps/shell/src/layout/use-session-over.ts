import { subscribe } from '@solvent/event-bus'
import { useEffect, useState } from 'react'

/** Whether the session has ended, for the moment until the login replaces the layout. */
export function useSessionOver(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => subscribe('signedOut', () => setOver(true)), [])
  return over
}
