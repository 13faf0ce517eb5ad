import type { RouteObject } from 'react-router-dom'
import { LoginPage } from './auth/login-page'
import { RegisterPage } from './auth/register-page'
import { ResetPasswordPage } from './auth/reset-password-page'
import { guestsOnly, signedInOnly, unknownPath } from './guards'
import { FirstPage, FirstPageError } from './layout/first-page'
import { RouteError } from './layout/route-error'
import { DASHBOARD_ALIAS, paths } from './paths'

// Everything behind the login, the federation with it, is one later chunk.
const signedIn = () => import('./signed-in')

const ownRoute = async (name: 'dashboard' | 'profile') => (await signedIn()).ownRoutes[name]

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    // Nothing: the frame of index.html stays until there is a first page.
    hydrateFallbackElement: <></>,
    element: <FirstPage />,
    errorElement: <FirstPageError />,
    children: [
      { path: '/login', loader: guestsOnly, element: <LoginPage /> },
      { path: '/register', loader: guestsOnly, element: <RegisterPage /> },
      { path: '/reset-password', loader: guestsOnly, element: <ResetPasswordPage /> },
      {
        loader: signedInOnly,
        lazy: async () => ({ Component: (await signedIn()).AppLayout }),
        children: [
          {
            // Inside the layout, so that a page that does not arrive leaves the navigation in place.
            errorElement: <RouteError />,
            children: [
              { path: paths.dashboard, lazy: () => ownRoute('dashboard') },
              { path: DASHBOARD_ALIAS, lazy: () => ownRoute('dashboard') },
              { path: paths.profile, lazy: () => ownRoute('profile') },
              // Which of them there are is up to the remotes.
              { path: '/:page', lazy: async () => (await signedIn()).remoteRoute },
            ],
          },
        ],
      },
      { path: '*', loader: unknownPath },
    ],
  },
]
