import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectPage, open } from './navigation'
import { runningApp } from './running-app'

/** An account registered over the API. */
export interface Account {
  email: string
  password: string
  token: string
}

/** A unique email address. */
export function newEmail(name: string): string {
  return `${name}-${randomUUID()}@example.com`
}

/** Sends a request to the server, outside of the page and its interception; anonymous without a token. */
export async function request(page: Page, method: string, path: string, data?: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return page.request.fetch(runningApp().origin + path, { method, headers, ...(data && { data }) })
}

/** Sends a request as the user of an account and returns the JSON; throws unless the status is 2xx. */
export async function callApi(page: Page, { token }: Account, method: string, path: string, data?: object) {
  const response = await request(page, method, path, data, token)
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** Sends a GET as the user of an account with another local date, at most one day from the server's. */
export async function requestOn(page: Page, { token }: Account, day: string, path: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-client-date': day }
  return page.request.get(runningApp().origin + path, { headers })
}

/** Registers a new user over the API. */
export async function newAccount(page: Page, name = 'Joan Clarke'): Promise<Account> {
  const account = { email: newEmail('joan'), password: 'Clarke1912' }
  const body = { ...account, username: 'joan', name }
  const response = await request(page, 'POST', '/api/auth/register', body)
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`)
  const { access_token } = await response.json()
  return { ...account, token: access_token }
}

const cash = {
  asset_type: 'Cash',
  asset_description: 'Emergency fund',
  asset_value: 900,
  date_received: '2026-01-02',
  is_liquid: true,
}

const carLoan = {
  liability_type: 'Car Loan',
  liability_amount: 1200,
  installments_total: 12,
  frequency: 'monthly',
  due_date: '2026-01-31',
  priority_score: 50,
  interest_rate: 0,
}

/** A new account with $900.00 in cash and a car loan of $1,200.00. */
export async function newAccountWithLoan(page: Page, loan: { due_date?: string } = {}): Promise<Account> {
  const account = await newAccount(page)
  await callApi(page, account, 'POST', '/api/assets', cash)
  await callApi(page, account, 'POST', '/api/liabilities', { ...carLoan, ...loan })
  return account
}

/** Opens a page, logged in as the user of an account. */
export async function openAs(page: Page, { token }: Account, path: string) {
  const localStorage = [{ name: 'access_token', value: token }]
  const origins = [{ origin: runningApp().origin, localStorage }]
  await page.context().setStorageState({ cookies: [], origins })
  await open(page, path)
}

/** Logs in the same user on another device; saves made there reach the user's open pages. */
export async function onAnotherDevice(page: Page, { email, password }: Account): Promise<Account> {
  const response = await request(page, 'POST', '/api/auth/login', { email, password })
  const { access_token } = await response.json()
  return { email, password, token: access_token }
}

/** Opens the empty dashboard of a new user. */
export async function signUp(page: Page, name?: string): Promise<Account> {
  const account = await newAccount(page, name)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  return account
}

/** The token in local storage; null when logged out. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('access_token'))
}
