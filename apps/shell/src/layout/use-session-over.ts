import { subscribe } from '@solvent/event-bus'
import { useEffect, useState } from 'react'

/** Whether the session ended while the frame is still there, for the moment until the login shows. */
export function useSessionOver(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => subscribe('signedOut', () => setOver(true)), [])
  return over
}
