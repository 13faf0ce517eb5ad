import { loadOverlays } from '@solvent/ui'

// The pages that the shell fills itself are chunks of their own: a page of a remote needs neither.

export const loadDashboardPage = () =>
  import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page')

/** With its dialogs: what is typed right after one is asked for belongs into it. */
export async function loadProfilePage() {
  const [{ ProfilePage }] = await Promise.all([
    import(/* webpackChunkName: "profile" */ './profile/profile-page'),
    // What is lost of them comes again by itself where it is shown.
    loadOverlays().catch(() => undefined),
  ])
  return { ProfilePage }
}

/** Fetches both before somebody goes there, who is told if they are lost then. */
export function prepareOwnPages(): void {
  loadDashboardPage().catch(() => undefined)
  loadProfilePage().catch(() => undefined)
}
