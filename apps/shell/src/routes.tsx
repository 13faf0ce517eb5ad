import { isSignedIn } from '@solvent/api-client'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadRegisterPage, loadResetPasswordPage } from './auth/load-guest-pages'
import { LoginPage } from './auth/login-page'
import { guestsOnly, signedInOnly, unknownPath } from './guards'
import { FirstPage, FirstPageError } from './layout/first-page'
import { loadSignedIn } from './load-signed-in'
import { dashboardPage, profilePage } from './own-pages'
import { DASHBOARD_ALIAS, paths } from './paths'

/** The layout reports code that failed to load, in place of the page. */
const ignoreFailure = () => undefined

/** Fetches the dashboard's data and code in parallel. */
async function openDashboard(): Promise<null> {
  // Loaders run in parallel; the parent's loader redirects guests.
  if (!isSignedIn()) return null
  const reading = loadSignedIn().then(({ readDashboard }) => readDashboard())
  await Promise.all([reading, dashboardPage.load().catch(ignoreFailure)])
  return null
}

async function openProfile(): Promise<null> {
  await profilePage.load().catch(ignoreFailure)
  return null
}

async function openRemotePage(args: LoaderFunctionArgs) {
  return (await loadSignedIn()).openRemotePage(args)
}

/** The layout renders the pages itself, so that they stay mounted; a route only loads what its page needs. */
const shownByLayout = { element: null }

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    // Nothing: the frame of index.html stays until the first page is shown.
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
          { path: paths.dashboard, loader: openDashboard, ...shownByLayout },
          { path: DASHBOARD_ALIAS, loader: openDashboard, ...shownByLayout },
          { path: paths.profile, loader: openProfile, ...shownByLayout },
          // The remotes decide which of these pages exist.
          { path: '/:page', loader: openRemotePage, ...shownByLayout },
        ],
      },
      { path: '*', loader: unknownPath },
    ],
  },
]
