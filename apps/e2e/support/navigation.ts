import { expect, type Locator, type Page } from '@playwright/test'
import type { InputMethod } from './input-methods'
import { runningApp } from './running-app'

/** A user of a page with one input method. */
export interface User {
  page: Page
  input: InputMethod
}

const titles = {
  Dashboard: /^Welcome/,
  Assets: 'Asset Management',
  Liabilities: 'Liability Management',
  Plan: 'Payment Recommendations',
  Activity: 'Activity',
  Profile: 'Profile Settings',
} as const

/** A page by its label in the navigation. */
export type PageName = keyof typeof titles

/** Opens a path of the app. */
export function open(page: Page, path: string) {
  return page.goto(runningApp().origin + path)
}

/** Presses a navigation link, without waiting for its page. */
export async function followLink({ page, input }: User, name: string) {
  await input.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))
}

/** Expects the title of a page. */
export async function expectPage(page: Page, name: PageName) {
  await expect(page.getByRole('heading', { name: titles[name], level: 1 })).toBeVisible()
}

/** Waits until the idle page has prefetched the other pages, by the code of the dashboard. */
export async function expectPrefetched(page: Page) {
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/dashboard\.\w+\.js$/.test(name))
  await expect.poll(() => page.evaluate(isFetched)).toBe(true)
}

/** Opens a page from the navigation and waits for its title. */
export async function goTo(user: User, name: PageName) {
  await followLink(user, name)
  await expectPage(user.page, name)
}

/**
 * Opens the menu of a button and waits until its animation has ended. Playwright scrolls the page when it retries to
 * press a moving element, which would move a menu of the fixed header away between pointer down and pointer up.
 */
export async function openMenu({ page, input }: User, button: Locator): Promise<Locator> {
  await input.press(button)
  const menu = page.getByRole('menu')
  await expect(menu).toHaveCSS('opacity', '1')
  return menu
}

/** Chooses an item from the menu of a button. */
export async function chooseFromMenu(user: User, button: Locator, item: string) {
  const menu = await openMenu(user, button)
  await user.input.pick(menu, menu.getByRole('menuitem', { name: item }))
}

/** The button that opens the account menu. */
export function accountMenu(page: Page) {
  return page.getByRole('button', { name: /account menu/ })
}

/** Opens a section that is folded on a phone only. */
export async function unfoldOnPhone(user: User, title: string) {
  if ((user.page.viewportSize()?.width ?? 0) < 640) await unfold(user, title)
}

/** Opens a folded section, and waits until it no longer moves. */
export async function unfold({ page, input }: User, title: string) {
  await input.press(page.getByRole('button', { name: title }))
  await expect(page.getByRole('button', { name: title, expanded: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}
