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
 * Gives the page its cache, keeps it fresh with this and other tabs, follows the connection, and ends the session in
 * time. Once, at the root of the page. When someone else takes the place of the person, everything inside starts anew:
 * nothing that the
 * one before saw or typed stays.
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
