import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Account,
  callApi,
  newAccount,
  newAccountWithLoan,
  newEmail,
  openAs,
  request,
  storedToken,
} from './api'
import { open } from './navigation'
import type { Call } from './network-faults'

/** A form of the app that a journey fills in and saves. */
export interface SavingForm {
  name: string
  call: Call
  /** The element with the form and its messages. */
  area: (page: Page) => Locator
  /** The values to fill in, by field label. */
  typed: (account: Account) => Readonly<Record<string, string>>
  /** A field: its name in the API, and its label. */
  field: readonly [name: string, label: string]
  /** The label of the submit button, idle and busy. */
  button: readonly [idle: string, busy: string]
  /** Shown when there is no response. */
  failed: string
  /** `failed` is also shown for every refusal without a field. */
  failedOnly?: true
  /** Opens the form; returns its account. */
  open: (page: Page) => Promise<Account>
  /** Visible once the form is saved. */
  done: (page: Page) => Locator
  /** How many times it was saved on the server. */
  saved: (page: Page, account: Account) => Promise<number>
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const form = (name: string) => (page: Page) => page.getByRole('form', { name })

async function openDialog(page: Page, account: Account, path: string, button: string) {
  await openAs(page, account, path)
  await page.getByRole('button', { name: button, exact: true }).first().click()
  return account
}

export const addAsset: SavingForm = {
  name: 'an asset',
  call: { method: 'POST', path: /\/api\/assets$/ },
  area: dialog('Add Asset'),
  typed: () => ({ 'Asset type': 'Cash', Amount: '1234.56', 'Description (optional)': 'Rent deposit' }),
  field: ['asset_value', 'Amount'],
  button: ['Add Asset', 'Adding...'],
  failed: 'Failed to add asset. Please try again.',
  failedOnly: true,
  open: async (page) => openDialog(page, await newAccount(page), '/assets', 'Add Asset'),
  done: (page) => page.getByText('Rent deposit added', { exact: true }),
  saved: async (page, account) => (await callApi(page, account, 'GET', '/api/assets')).assets.length,
}

export const addLiability: SavingForm = {
  name: 'a liability',
  call: { method: 'POST', path: /\/api\/liabilities$/ },
  area: dialog('Add Liability'),
  typed: () => ({ 'Liability type': 'Mortgage', 'Left to pay': '250000', 'Monthly payment': '1200' }),
  field: ['liability_amount', 'Left to pay'],
  button: ['Add Liability', 'Adding...'],
  failed: 'Failed to add liability. Please try again.',
  failedOnly: true,
  open: async (page) => openDialog(page, await newAccount(page), '/liabilities', 'Add Liability'),
  done: (page) => page.getByText('Mortgage added', { exact: true }),
  saved: async (page, account) =>
    (await callApi(page, account, 'GET', '/api/liabilities')).liabilities.length,
}

export const payment: SavingForm = {
  name: 'a payment',
  call: { method: 'POST', path: /\/api\/liabilities\/[^/]+\/pay$/ },
  area: dialog('Pay Car Loan'),
  typed: () => ({ 'Payment amount': '150.25' }),
  field: ['payment_amount', 'Payment amount'],
  button: ['Pay $150.25', 'Processing...'],
  failed: 'Failed to process payment.',
  open: async (page) => {
    const account = await openDialog(page, await newAccountWithLoan(page), '/liabilities', 'Pay Car Loan')
    await page.getByRole('radio', { name: 'Other amount' }).check()
    return account
  },
  done: (page) => page.getByText('$150.25 paid to Car Loan', { exact: true }),
  saved: async (page, account) =>
    (await callApi(page, account, 'GET', '/api/entries?kind=payment')).entries.length,
}

export const profile: SavingForm = {
  name: 'the profile',
  call: { method: 'PUT', path: /\/api\/profile$/ },
  area: form('Edit Profile'),
  typed: () => ({ Name: 'Joan Murray', 'Monthly Income': '3456.78' }),
  field: ['monthly_income', 'Monthly Income'],
  button: ['Save Changes', 'Updating...'],
  failed: 'Failed to update profile.',
  open: async (page) => openDialog(page, await newAccount(page), '/profile', 'Edit Profile'),
  done: (page) => page.getByText('Profile updated', { exact: true }),
  saved: async (page, account) =>
    (await callApi(page, account, 'GET', '/api/profile')).monthly_income === 3456.78 ? 1 : 0,
}

export const registration: SavingForm = {
  name: 'a new account',
  call: { method: 'POST', path: /\/api\/auth\/register$/ },
  area: form('Create an account'),
  typed: ({ email, password }) => ({
    Username: 'alan',
    'Email Address': email,
    Password: password,
    'Confirm Password': password,
  }),
  field: ['email', 'Email Address'],
  button: ['Create account', 'Creating account...'],
  failed: 'Registration failed.',
  open: async (page) => {
    await open(page, '/register')
    return { email: newEmail('alan'), password: 'Bombe1940', token: '' }
  },
  done: (page) => page.getByRole('heading', { name: 'Registration Successful' }),
  saved: async (page, { email, password }) =>
    (await request(page, 'POST', '/api/auth/login', { email, password })).ok() ? 1 : 0,
}

export const login: SavingForm = {
  name: 'the login',
  call: { method: 'POST', path: /\/api\/auth\/login$/ },
  area: form('Log in'),
  typed: ({ email, password }) => ({ Email: email, Password: password }),
  field: ['email', 'Email'],
  button: ['Log in', 'Signing in...'],
  failed: 'Login failed. Please check your credentials.',
  open: async (page) => {
    const account = await newAccount(page)
    await open(page, '/login')
    return account
  },
  done: (page) => page.getByRole('heading', { name: 'Welcome, Joan Clarke' }),
  saved: async (page) => ((await storedToken(page)) ? 1 : 0),
}

/** Fills in the fields of a form. */
export async function fill(page: Page, saving: SavingForm, account: Account) {
  for (const [label, value] of Object.entries(saving.typed(account))) {
    const field = saving.area(page).getByLabel(label, { exact: true })
    if (label.endsWith('type')) await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Expects that the form still has the values that were filled in. */
export async function expectTyped(page: Page, saving: SavingForm, account: Account) {
  for (const [label, value] of Object.entries(saving.typed(account))) {
    await expect(saving.area(page).getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

/** The submit button of a form. */
export function sendButton(page: Page, { area, button: [idle] }: SavingForm) {
  return area(page).getByRole('button', { name: idle, exact: true })
}
