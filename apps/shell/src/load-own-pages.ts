// The pages that the shell fills itself are chunks of their own: a page of a remote needs neither.

export const loadDashboardPage = () => import('./dashboard/dashboard-page')

export const loadProfilePage = () => import('./profile/profile-page')

/** Fetches both before somebody goes there, who is told if they are lost then. */
export function prepareOwnPages(): void {
  loadDashboardPage().catch(() => undefined)
  loadProfilePage().catch(() => undefined)
}
