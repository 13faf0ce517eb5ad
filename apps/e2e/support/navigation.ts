import { expect, type Locator, type Page } from '@playwright/test'
import type { InputMethod } from './input-methods'
import { runningApp } from './running-app'

/** Somebody at a page of the app, who works it by one input method. */
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

/** A page as the navigation calls it. */
export type PageName = keyof typeof titles

/** Goes to an address of the app. */
export function open(page: Page, path: string) {
  return page.goto(runningApp().origin + path)
}

/** Presses a link of the navigation, wherever that leads. */
export async function followLink({ page, input }: User, name: PageName) {
  await input.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))
}

/** Expects the title of a page. */
export async function expectPage(page: Page, name: PageName) {
  await expect(page.getByRole('heading', { name: titles[name], level: 1 })).toBeVisible()
}

/** Waits for what the page fetches after it is filled, such as the code of the dashboard. */
export async function expectRestFetched(page: Page) {
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/dashboard\.\w+\.js$/.test(name))
  await expect.poll(() => page.evaluate(isFetched)).toBe(true)
}

/** Goes to a page by the navigation and waits for its title. */
export async function goTo(user: User, name: PageName) {
  await followLink(user, name)
  await expectPage(user.page, name)
}

/**
 * Opens the menu of a button and waits until it has slid in. Playwright scrolls the page between its attempts to press
 * what still moves; a menu of the header, which stays where it is, would be moved away between the pointer going down
 * and up. Nobody scrolls while they press.
 */
export async function openMenu({ page, input }: User, button: Locator): Promise<Locator> {
  await input.press(button)
  const menu = page.getByRole('menu')
  await expect(menu).toHaveCSS('opacity', '1')
  return menu
}

/** Chooses an entry of the menu of a button. */
export async function chooseFromMenu(user: User, button: Locator, entry: string) {
  const menu = await openMenu(user, button)
  await user.input.pick(menu, menu.getByRole('menuitem', { name: entry }))
}

/** The button that opens the menu of the account. */
export function accountMenu(page: Page) {
  return page.getByRole('button', { name: /account menu/ })
}
