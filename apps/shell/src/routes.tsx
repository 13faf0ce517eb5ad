import { isSignedIn } from '@solvent/api-client'
import type { RouteObject } from 'react-router-dom'
import { loadRegisterPage, loadResetPasswordPage } from './auth/load-guest-pages'
import { LoginPage } from './auth/login-page'
import { guestsOnly, signedInOnly, unknownPath } from './guards'
import { FirstPage, FirstPageError } from './layout/first-page'
import { RouteError } from './layout/route-error'
import { loadDashboardPage, loadProfilePage } from './load-own-pages'
import { loadSignedIn } from './load-signed-in'
import { DASHBOARD_ALIAS, paths } from './paths'

const dashboard = {
  // Loaders run side by side: the one above leads a guest away.
  loader: async () => (isSignedIn() ? (await loadSignedIn()).openDashboard() : null),
  lazy: async () => ({ Component: (await loadDashboardPage()).DashboardPage }),
}

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    // Nothing: the frame of index.html stays until there is a first page.
    hydrateFallbackElement: <></>,
    element: <FirstPage />,
    errorElement: <FirstPageError />,
    children: [
      { path: '/login', loader: guestsOnly, element: <LoginPage /> },
      {
        path: '/register',
        loader: guestsOnly,
        lazy: async () => ({ Component: (await loadRegisterPage()).RegisterPage }),
      },
      {
        path: '/reset-password',
        loader: guestsOnly,
        lazy: async () => ({ Component: (await loadResetPasswordPage()).ResetPasswordPage }),
      },
      {
        loader: signedInOnly,
        lazy: async () => ({ Component: (await loadSignedIn()).AppLayout }),
        children: [
          {
            // Inside the layout, so that a page that does not arrive leaves the navigation in place.
            errorElement: <RouteError />,
            children: [
              { path: paths.dashboard, ...dashboard },
              { path: DASHBOARD_ALIAS, ...dashboard },
              {
                path: paths.profile,
                lazy: async () => ({ Component: (await loadProfilePage()).ProfilePage }),
              },
              // Which of them there are is up to the remotes.
              { path: '/:page', lazy: async () => (await loadSignedIn()).remoteRoute },
            ],
          },
        ],
      },
      { path: '*', loader: unknownPath },
    ],
  },
]
