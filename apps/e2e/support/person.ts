import { expect, type Page } from '@playwright/test'
import { runningApp } from './running-app'

let registered = 0

/** Goes to an address of the app. */
export function open(page: Page, path: string) {
  return page.goto(runningApp().origin + path)
}

/** Registers a new person and stops at the screen with the recovery key. */
export async function register(page: Page, name = 'Ada Lovelace') {
  registered += 1
  const email = `ada-${Date.now()}-${registered}@example.com`
  await open(page, '/register')
  await page.getByLabel('Full Name (Optional)').fill(name)
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Analytical1')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Analytical1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible()
  return { email, password: 'Analytical1' }
}

/** Registers a new person and goes on to the dashboard. */
export async function signUp(page: Page, name?: string) {
  const person = await register(page, name)
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  return person
}

/** Uses the navigation as a person does. */
export async function goTo(page: Page, link: 'Dashboard' | 'Assets' | 'Liabilities' | 'Plan' | 'Profile') {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
}

/** Logs out by the menu of the account. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /account menu/ }).click()
  const entry = page.getByRole('menuitem', { name: 'Log out' })
  // A press in the very moment in which the menu opens may not count yet; a person presses again.
  await expect(async () => {
    await entry.click({ timeout: 5_000 })
    await expect(entry).toBeHidden({ timeout: 5_000 })
  }).toPass({ timeout: 20_000 })
}
