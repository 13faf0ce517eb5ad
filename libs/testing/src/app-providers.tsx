import { ApiProvider } from '@solvent/api-client'
import { GlobalStyle, ToastProvider } from '@solvent/ui'
import type { PropsWithChildren } from 'react'

/** The providers the shell puts around every page, except the router, which the caller adds. */
export function AppProviders({ children }: PropsWithChildren) {
  return (
    <ApiProvider>
      <GlobalStyle />
      <ToastProvider>{children}</ToastProvider>
    </ApiProvider>
  )
}
