import { type LatePart, latePart, loadOverlays } from '@solvent/ui'
import type { ComponentType } from 'react'
import { paths } from './paths'

// The pages that the shell fills itself are chunks of their own: a page of a remote needs neither.

export const dashboardPage = latePart<ComponentType>(async () => {
  const { DashboardPage } = await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page')
  return DashboardPage
})

/** With its dialogs: what is typed right after one is asked for belongs into it. */
export const profilePage = latePart<ComponentType>(async () => {
  const [{ ProfilePage }] = await Promise.all([
    import(/* webpackChunkName: "profile" */ './profile/profile-page'),
    // What is lost of them comes again by itself where it is shown.
    loadOverlays().catch(() => undefined),
  ])
  return ProfilePage
})

/** The shell's own page at an address without a slash at its end. */
export function ownPageAt(path: string): LatePart<ComponentType> | undefined {
  if (path === paths.dashboard) return dashboardPage
  return path === paths.profile ? profilePage : undefined
}
