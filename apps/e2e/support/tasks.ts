import { expect, type Page } from '@playwright/test'
import type { Hand } from './hands'
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
  hand: Hand
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
export async function visit({ page, hand }: Person, name: keyof typeof titles) {
  await hand.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))
  await expect(page.getByRole('heading', { name: titles[name], level: 1 })).toBeVisible()
}

/** Registers by the form and stops at the recovery key, which is the answer. */
export async function createAccount({ page, hand }: Person, email: string, password: string) {
  await open(page, '/register')
  await hand.write(page.getByLabel('Username'), 'ada')
  await hand.write(page.getByLabel('Email Address'), email)
  await hand.write(page.getByLabel('Password', { exact: true }), password)
  await hand.write(page.getByLabel('Confirm Password', { exact: true }), password)
  await hand.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible()
  return page.getByLabel('Your secret key').inputValue()
}

/** Resets the password with the recovery key, is led to the login, and signs in with the new password. */
export async function resetAndLogIn({ page, hand }: Person, email: string, key: string, password: string) {
  await hand.press(page.getByRole('link', { name: 'Forgot your password?' }))
  await hand.write(page.getByLabel('Email'), email)
  await hand.write(page.getByLabel('Secret key'), key)
  await hand.write(page.getByLabel('New password', { exact: true }), password)
  await hand.write(page.getByLabel('Confirm new password', { exact: true }), password)
  await hand.press(page.getByRole('button', { name: 'Reset password' }))
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn({ page, hand }, email, password)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
}

/** Fills in the login and sends it. */
export async function logIn({ page, hand }: Person, email: string, password: string) {
  await hand.write(page.getByLabel('Email'), email)
  await hand.write(page.getByLabel('Password', { exact: true }), password)
  await hand.press(page.getByRole('button', { name: 'Sign in' }))
}

/** Chooses an entry of the account's menu. */
export async function chooseInAccountMenu({ page, hand }: Person, entry: string) {
  await hand.press(page.getByRole('button', { name: /account menu/ }))
  await hand.pick(page.getByRole('menu'), page.getByRole('menuitem', { name: entry }))
}

/** Saves an income at the profile. */
export async function setIncome({ page, hand }: Person, income: string) {
  await visit({ page, hand }, 'Profile')
  await hand.press(page.getByRole('button', { name: 'Edit Profile' }))
  await hand.write(page.getByLabel('Monthly Income'), income)
  await hand.press(page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText(`$${income}.00`)).toBeVisible()
}

/** Fills in the open dialog for a new asset, or a new expected one, and sends it. */
export async function fillInAsset({ page, hand }: Person, type: string, amount: string) {
  const dialog = page.getByRole('dialog', { name: /^Add (Expected )?Asset$/ })
  await hand.choose(dialog.getByLabel('Asset Type'), type)
  await hand.write(dialog.getByLabel('Amount'), amount)
  await hand.press(dialog.getByRole('button', { name: 'Add Asset' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, type)).toBeVisible()
}

/** Adds an asset, or an expected one, to the list in sight. */
export async function addAsset({ page, hand }: Person, type: string, amount: string) {
  await hand.press(page.getByRole('button', { name: 'Add Asset' }))
  await fillInAsset({ page, hand }, type, amount)
}

/** Adds a loan for a car of $1,200.00 in twelve instalments, the first due today. */
export async function addLoan({ page, hand }: Person, rate = '0') {
  await hand.press(page.getByRole('button', { name: 'Add Liability' }))
  const dialog = page.getByRole('dialog', { name: 'Add Liability' })
  await hand.choose(dialog.getByLabel('Liability Type'), 'Car Loan')
  await hand.write(dialog.getByLabel('Total Amount'), '1200')
  await hand.write(dialog.getByLabel('Installments'), '12')
  await hand.slide(dialog.getByRole('slider', { name: 'Priority' }))
  await hand.write(dialog.getByLabel('Interest Rate'), rate)
  await hand.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Car Loan')).toContainText('0 of 12')
}

/** Pays part of the loan from the list: an amount of choice. */
export async function payPart({ page, hand }: Person, type: string, amount: string) {
  await hand.press(page.getByRole('button', { name: `Pay ${type}` }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  await hand.pick(
    dialog.getByRole('group', { name: 'Payment Type' }),
    dialog.getByRole('radio', { name: /^Other amount/ }),
  )
  await hand.write(dialog.getByLabel('Payment Amount'), amount)
  await hand.press(dialog.getByRole('button', { name: `Pay $${amount}`, exact: true }))
  await expect(dialog).toBeHidden()
}

/** Pays what the plan says about a debt, from a source with enough in it. */
export async function payByPlan({ page, hand }: Person, type: string, source?: string) {
  await hand.press(page.getByRole('button', { name: new RegExp(`^Schedule Payment of .+ for ${type}$`) }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  if (source) {
    const option = dialog.getByRole('option', { name: new RegExp(`^${source}`) })
    await hand.choose(dialog.getByLabel('Pay From'), (await option.textContent()) ?? '')
  }
  await hand.press(dialog.getByRole('button', { name: /^Pay \$/ }))
  await expect(dialog).toBeHidden()
}
