import { isSignedIn } from '@solvent/api-client'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadRegisterPage, loadResetPasswordPage } from './auth/load-guest-pages'
import { LoginPage } from './auth/login-page'
import { guestsOnly, signedInOnly, unknownPath } from './guards'
import { FirstPage, FirstPageError } from './layout/first-page'
import { loadSignedIn } from './load-signed-in'
import { dashboardPage, profilePage } from './own-pages'
import { DASHBOARD_ALIAS, paths } from './paths'

/** Code that is lost on its way is told by the layout, in the place of the page. */
const lost = () => undefined

/** What it reads and shows is asked for side by side. */
async function openDashboard(): Promise<null> {
  // Loaders run side by side: the one above leads a guest away.
  if (!isSignedIn()) return null
  const reading = loadSignedIn().then(({ readDashboard }) => readDashboard())
  await Promise.all([reading, dashboardPage.load().catch(lost)])
  return null
}

async function openProfile(): Promise<null> {
  await profilePage.load().catch(lost)
  return null
}

async function openRemotePage(args: LoaderFunctionArgs) {
  return (await loadSignedIn()).openRemotePage(args)
}

/** The layout shows the page itself, so that it can keep it; an address only brings what the page needs. */
const shownByLayout = { element: null }

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
          { path: paths.dashboard, loader: openDashboard, ...shownByLayout },
          { path: DASHBOARD_ALIAS, loader: openDashboard, ...shownByLayout },
          { path: paths.profile, loader: openProfile, ...shownByLayout },
          // Which of them there are is up to the remotes.
          { path: '/:page', loader: openRemotePage, ...shownByLayout },
        ],
      },
      { path: '*', loader: unknownPath },
    ],
  },
]
