import { FullScreenMessage } from '@solvent/ui'
import type { RouteObject } from 'react-router-dom'
import { RouteError } from './layout/route-error'
import { guestsOnly, signedInOnly, unknownPath } from './guards'
import { LoginPage } from './auth/login-page'
import { RegisterPage } from './auth/register-page'
import { ResetPasswordPage } from './auth/reset-password-page'

// Everything behind the login, the federation with it, is one later chunk.
const signedIn = () => import('./signed-in')

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <FullScreenMessage text="Loading Solvent..." />,
    errorElement: <RouteError />,
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
              { index: true, lazy: async () => (await signedIn()).dashboardRoute },
              { path: 'dashboard', lazy: async () => (await signedIn()).dashboardRoute },
              { path: 'profile', lazy: async () => (await signedIn()).profileRoute },
              { path: 'assets', lazy: async () => (await signedIn()).remoteRoute('assets') },
              { path: 'liabilities', lazy: async () => (await signedIn()).remoteRoute('liabilities') },
              {
                path: 'recommendations',
                lazy: async () => (await signedIn()).remoteRoute('recommendations'),
              },
            ],
          },
        ],
      },
      { path: '*', loader: unknownPath },
    ],
  },
]
