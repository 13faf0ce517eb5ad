import { ApiProvider, followOtherTabs } from '@solvent/api-client'
import { subscribe } from '@solvent/event-bus'
import { GlobalStyle, ToastProvider } from '@solvent/ui'
import { useEffect } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** Leads to the login as soon as the session is over, here or in another tab. */
function useSignOut(router: Router) {
  useEffect(() => {
    const stopFollowing = followOtherTabs()
    const stopListening = subscribe('signedOut', ({ reason }) => {
      void router.navigate('/login', { state: { ended: reason === 'ended' } })
    })
    return () => {
      stopFollowing()
      stopListening()
    }
  }, [router])
}

/** The whole app around a router of its routes. */
export function App({ router }: { router: Router }) {
  useSignOut(router)
  return (
    <ApiProvider>
      <GlobalStyle />
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApiProvider>
  )
}
