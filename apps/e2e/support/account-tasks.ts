import { expect } from '@playwright/test'
import { newEmail } from './api'
import { accountMenu, chooseFromMenu, expectPage, open, type User } from './navigation'

/** Registers a new user with the form and stops at the recovery key. */
export async function register({ page, input }: User) {
  const account = { email: newEmail('ada'), password: 'Analytical1' }
  await open(page, '/register')
  await input.fill(page.getByLabel('Full Name (Optional)'), 'Ada Lovelace')
  await input.fill(page.getByLabel('Username'), 'ada')
  await input.fill(page.getByLabel('Email Address'), account.email)
  await input.fill(page.getByLabel('Password', { exact: true }), account.password)
  await input.fill(page.getByLabel('Confirm Password', { exact: true }), account.password)
  await input.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible()
  return { ...account, recoveryKey: await page.getByLabel('Your secret key').inputValue() }
}

/** Continues from the recovery key to the dashboard. */
export async function continueToDashboard({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Continue to Dashboard' }))
  await expectPage(page, 'Dashboard')
}

interface Login {
  email: string
  password: string
}

/** Fills in and submits the login form. */
export async function logIn({ page, input }: User, login: Login) {
  // The previous page may have a field of the same name.
  await expect(page.getByRole('heading', { name: 'Log in to Solvent', exact: true, level: 1 })).toBeVisible()
  await input.fill(page.getByLabel('Email'), login.email)
  await input.fill(page.getByLabel('Password', { exact: true }), login.password)
  await input.press(page.getByRole('button', { name: 'Log in' }))
}

/** Logs out from the account menu. */
export async function logOut(user: User) {
  await chooseFromMenu(user, accountMenu(user.page), 'Log out')
  await expect(user.page).toHaveURL(/\/login$/)
}

/** Resets a forgotten password with the recovery key and logs in with the new password. */
export async function resetAndLogIn(
  { page, input }: User,
  { email, recoveryKey }: { email: string; recoveryKey: string },
  password: string,
) {
  await input.press(page.getByRole('link', { name: 'Forgot your password?' }))
  // The login form has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await input.fill(page.getByLabel('Email'), email)
  await input.fill(page.getByLabel('Secret key'), recoveryKey)
  await input.fill(page.getByLabel('New password', { exact: true }), password)
  await input.fill(page.getByLabel('Confirm new password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Reset password' }))
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn({ page, input }, { email, password })
  await expectPage(page, 'Dashboard')
}
