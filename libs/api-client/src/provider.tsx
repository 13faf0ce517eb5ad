import { QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { createQueryClient, refreshOnEvents } from './query-client'

/** Gives the page its cache and keeps it fresh. Once, at the root of the page. */
export function ApiProvider({ children }: PropsWithChildren) {
  const [client] = useState(createQueryClient)
  useEffect(() => refreshOnEvents(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
