import { expect, type Page } from '@playwright/test'
import type { InputMethod } from './input-methods'
import { open } from './person'

const titles = {
  Dashboard: /^Welcome/,
  Assets: 'Asset Management',
  Liabilities: 'Liability Management',
  Plan: 'Payment Recommendations',
  Profile: 'Profile Settings',
} as const

/** Somebody at a page of the app, who works it in one way. */
interface Person {
  page: Page
  input: InputMethod
}

/** The figure of a tile, found by its label. */
export function figure(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true })
}

/** The row of a table that begins with a name. */
export function row(page: Page, name: string) {
  return page.getByRole('row', { name: new RegExp(`^${name}`) })
}

/** A short message that something is done. */
export function toast(page: Page, text: string | RegExp) {
  return page.getByRole('dialog', { name: text })
}

/** Goes to a page by the navigation and waits for its title. */
export async function visit({ page, input }: Person, name: keyof typeof titles) {
  await input.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))
  await expect(page.getByRole('heading', { name: titles[name], level: 1 })).toBeVisible()
}

/** Registers by the form and stops at the recovery key, which is the answer. */
export async function createAccount({ page, input }: Person, email: string, password: string) {
  await open(page, '/register')
  await input.fill(page.getByLabel('Username'), 'ada')
  await input.fill(page.getByLabel('Email Address'), email)
  await input.fill(page.getByLabel('Password', { exact: true }), password)
  await input.fill(page.getByLabel('Confirm Password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible()
  return page.getByLabel('Your secret key').inputValue()
}

/** Resets the password with the recovery key, is led to the login, and signs in with the new password. */
export async function resetAndLogIn({ page, input }: Person, email: string, key: string, password: string) {
  await input.press(page.getByRole('link', { name: 'Forgot your password?' }))
  await input.fill(page.getByLabel('Email'), email)
  await input.fill(page.getByLabel('Secret key'), key)
  await input.fill(page.getByLabel('New password', { exact: true }), password)
  await input.fill(page.getByLabel('Confirm new password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Reset password' }))
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn({ page, input }, email, password)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
}

/** Fills in the login and sends it. */
export async function logIn({ page, input }: Person, email: string, password: string) {
  await input.fill(page.getByLabel('Email'), email)
  await input.fill(page.getByLabel('Password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Sign in' }))
}

/** Chooses an entry of the account's menu. */
export async function chooseInAccountMenu({ page, input }: Person, entry: string) {
  await input.press(page.getByRole('button', { name: /account menu/ }))
  await input.pick(page.getByRole('menu'), page.getByRole('menuitem', { name: entry }))
}

/** Saves an income at the profile. */
export async function setIncome({ page, input }: Person, income: string) {
  await visit({ page, input }, 'Profile')
  await input.press(page.getByRole('button', { name: 'Edit Profile' }))
  await input.fill(page.getByLabel('Monthly Income'), income)
  await input.press(page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText(`$${income}.00`)).toBeVisible()
}

/** Fills in the open dialog for a new asset, or a new expected one, and sends it. */
export async function fillInAsset({ page, input }: Person, type: string, amount: string) {
  const dialog = page.getByRole('dialog', { name: /^Add (Expected )?Asset$/ })
  await input.select(dialog.getByLabel('Asset Type'), type)
  await input.fill(dialog.getByLabel('Amount'), amount)
  await input.press(dialog.getByRole('button', { name: 'Add Asset' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, type)).toBeVisible()
}

/** Adds an asset, or an expected one, to the list in sight. */
export async function addAsset({ page, input }: Person, type: string, amount: string) {
  await input.press(page.getByRole('button', { name: 'Add Asset' }))
  await fillInAsset({ page, input }, type, amount)
}

/** Adds a loan for a car of $1,200.00 in twelve instalments, the first due today. */
export async function addLoan({ page, input }: Person, rate = '0') {
  await input.press(page.getByRole('button', { name: 'Add Liability' }))
  const dialog = page.getByRole('dialog', { name: 'Add Liability' })
  await input.select(dialog.getByLabel('Liability Type'), 'Car Loan')
  await input.fill(dialog.getByLabel('Total Amount'), '1200')
  await input.fill(dialog.getByLabel('Installments'), '12')
  await input.slide(dialog.getByRole('slider', { name: 'Priority' }))
  await input.fill(dialog.getByLabel('Interest Rate'), rate)
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Car Loan')).toContainText('0 of 12')
}

/** Pays part of the loan from the list: an amount of choice. */
export async function payPart({ page, input }: Person, type: string, amount: string) {
  await input.press(page.getByRole('button', { name: `Pay ${type}` }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  await input.pick(
    dialog.getByRole('group', { name: 'Payment Type' }),
    dialog.getByRole('radio', { name: /^Other amount/ }),
  )
  await input.fill(dialog.getByLabel('Payment Amount'), amount)
  await input.press(dialog.getByRole('button', { name: `Pay $${amount}`, exact: true }))
  await expect(dialog).toBeHidden()
}

/** Pays what the plan says about a debt, from a source with enough in it. */
export async function payByPlan({ page, input }: Person, type: string, source?: string) {
  await input.press(page.getByRole('button', { name: new RegExp(`^Schedule Payment of .+ for ${type}$`) }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  if (source) {
    const option = dialog.getByRole('option', { name: new RegExp(`^${source}`) })
    await input.select(dialog.getByLabel('Pay From'), (await option.textContent()) ?? '')
  }
  await input.press(dialog.getByRole('button', { name: /^Pay \$/ }))
  await expect(dialog).toBeHidden()
}
