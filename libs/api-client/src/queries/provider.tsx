import { subscribe } from '@solvent/event-bus'
import { QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { followConnection } from '../connection/connection'
import { shareSaves } from '../live/share-saves'
import { endAtExpiry } from '../session/session'
import { createQueryClient, refreshOnEvents } from './query-client'

function Cache({ children }: PropsWithChildren) {
  const [client] = useState(createQueryClient)
  useEffect(() => refreshOnEvents(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Provides the query cache, synchronizes it with other tabs, monitors the connection and ends the session at its
 * expiry. Use once, at the root of the page. When another user signs in, everything inside is remounted, so that
 * nothing of the previous user remains.
 */
export function ApiProvider({ children }: PropsWithChildren) {
  const [generation, setGeneration] = useState(0)

  useEffect(() => {
    const stops = [
      endAtExpiry(),
      followConnection(),
      shareSaves(),
      subscribe('signedIn', ({ where }) => {
        if (where !== 'here') setGeneration((before) => before + 1)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return <Cache key={generation}>{children}</Cache>
}
