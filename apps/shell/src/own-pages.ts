import { loadOverlays } from '@solvent/ui'
import type { ComponentType } from 'react'
import { paths } from './paths'

/** A page that the shell fills itself. Its code is a chunk of its own, since a page of a remote needs none of it. */
export interface OwnPage {
  /** Undefined until its code is there. */
  readonly Component: ComponentType | undefined
  /** Brings its code. @throws Error if it does not come */
  load(): Promise<void>
}

function ownPage(fetchPage: () => Promise<ComponentType>): OwnPage {
  let Component: ComponentType | undefined
  return {
    get Component() {
      return Component
    },
    async load() {
      Component ??= await fetchPage()
    },
  }
}

export const dashboardPage = ownPage(async () => {
  const { DashboardPage } = await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page')
  return DashboardPage
})

/** With its dialogs: what is typed right after one is asked for belongs into it. */
export const profilePage = ownPage(async () => {
  const [{ ProfilePage }] = await Promise.all([
    import(/* webpackChunkName: "profile" */ './profile/profile-page'),
    // What is lost of them comes again by itself where it is shown.
    loadOverlays().catch(() => undefined),
  ])
  return ProfilePage
})

/** The shell's own page at an address without a slash at its end. */
export function ownPageAt(path: string): OwnPage | undefined {
  if (path === paths.dashboard) return dashboardPage
  return path === paths.profile ? profilePage : undefined
}
