import { ApiProvider } from '@solvent/api-client'
import { GlobalStyle, ToastProvider } from '@solvent/ui'
import type { PropsWithChildren } from 'react'

/** What the shell puts around every page; the router comes from whoever shows the page. */
export function AppProviders({ children }: PropsWithChildren) {
  return (
    <ApiProvider>
      <GlobalStyle />
      <ToastProvider>{children}</ToastProvider>
    </ApiProvider>
  )
}
