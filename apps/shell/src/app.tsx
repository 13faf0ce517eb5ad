import { followOtherTabs } from '@solvent/api-client'
import { subscribe } from '@solvent/event-bus'
import { GlobalStyle, ToastProvider } from '@solvent/ui'
import { useEffect } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { forgetReturnPath, isGuestPath, rememberReturnPath, takeReturnPath } from './return-path'

type Router = ReturnType<typeof createBrowserRouter>

/** Redirects to the login when the session ends, and from a guest page when one starts elsewhere, as in another tab. */
function useSession(router: Router) {
  useEffect(() => {
    function leave(reason: 'asked' | 'ended') {
      // Prefer the pending navigation: it is the page the user chose.
      const { pathname, search } = router.state.navigation.location ?? router.state.location
      const ended = reason === 'ended'
      if (ended) rememberReturnPath(pathname + search)
      else forgetReturnPath()
      void router.navigate('/login', { state: { ended } })
    }
    function enter() {
      if (isGuestPath(router.state.location.pathname))
        void router.navigate(takeReturnPath(), { replace: true })
    }
    const stops = [
      followOtherTabs(),
      subscribe('signedOut', ({ reason }) => leave(reason)),
      // Signing in here navigates by itself: to a page, or to the recovery key first.
      subscribe('signedIn', ({ where }) => where !== 'here' && enter()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}

/** The app, with a router for its routes. */
export function App({ router }: { router: Router }) {
  useSession(router)
  return (
    <>
      <GlobalStyle />
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </>
  )
}
