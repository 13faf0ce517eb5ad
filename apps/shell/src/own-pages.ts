import { type LazyModule, lazyWithRetry } from '@solvent/ui'
import type { ComponentType } from 'react'
import { paths } from './paths'

// The shell's own pages are separate chunks, which the pages of remotes do not need.

export const dashboardPage = lazyWithRetry<ComponentType>(async () => {
  const { DashboardPage } = await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page')
  return DashboardPage
})

export const profilePage = lazyWithRetry<ComponentType>(async () => {
  const { ProfilePage } = await import(/* webpackChunkName: "profile" */ './profile/profile-page')
  return ProfilePage
})

const ownPages: Readonly<Record<string, LazyModule<ComponentType>>> = {
  [paths.dashboard]: dashboardPage,
  [paths.profile]: profilePage,
}

/** The shell's own page at a path without a trailing slash. */
export function ownPageAt(path: string): LazyModule<ComponentType> | undefined {
  return ownPages[path]
}

/** Loads the code of all of them. @throws Error if any fails to load */
export async function loadOwnPages(): Promise<void> {
  await Promise.all(Object.values(ownPages).map((page) => page.load()))
}
