import type { BrowserContext, Page } from '@playwright/test'
import { logIn, logOut } from '../support/account-tasks'
import { ask, newAccount, openAs, storedToken } from '../support/api'
import { mouse } from '../support/input-methods'
import { open } from '../support/navigation'
import { networkAtRest } from '../support/network-at-rest'
import { holdNext, refuseNext } from '../support/network-faults'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

const ENDED = 'Your session has ended. Please log in again.'

async function expectLogin(page: Page) {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
}

/** The login says once that the session ended, and no token is left. */
async function expectEnded(page: Page) {
  await expectLogin(page)
  await expect(page.getByText(ENDED)).toHaveCount(1)
  expect(await storedToken(page)).toBeNull()
}

async function openTab(context: BrowserContext, path: string, heading: string) {
  const tab = await context.newPage()
  await open(tab, path)
  await expect(tab.getByRole('heading', { name: heading })).toBeVisible()
  return tab
}

// The browser itself writes down every call that is refused or lost.
test.beforeEach(({ provokes }) => provokes(/Failed to load resource|net::ERR_/))

test('logging out in one tab empties every tab, and logging in brings each back to its page', async ({
  page,
  user,
  context,
}) => {
  const account = await newAccount(page)
  await openAs(page, account, '/')
  const assets = await openTab(context, '/assets?tab=expected', 'Asset Management')
  const plan = await openTab(context, '/recommendations', 'Payment Recommendations')
  await logOut(user)
  for (const tab of [page, assets, plan]) await expectLogin(tab)
  for (const tab of [assets, plan]) await expect(tab.getByText(ENDED)).toHaveCount(1)
  await expect(page.getByText(ENDED)).toHaveCount(0)

  await logIn(user, account)
  await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
  await expect(assets).toHaveURL(/\/assets\?tab=expected$/)
  await expect(assets.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  await expect(plan).toHaveURL(/\/recommendations$/)
  await expect(plan.getByRole('heading', { name: 'Payment Recommendations' })).toBeVisible()
})

test('someone else who logs in takes over the tabs: nothing of the one before stays', async ({
  page,
  context,
}) => {
  const [first, second] = [await newAccount(page), await newAccount(page)]
  await ask(page, first, 'PUT', '/api/profile', {
    name: 'Ada Lovelace',
    monthly_income: 0,
    currency_preference: 'USD',
    selected_model: 'llama3.1-8b',
  })
  await openAs(page, first, '/')
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()
  const other = await context.newPage()
  await open(other, '/')
  await logOut({ page: other, input: mouse })
  await expectLogin(page)
  await logIn({ page: other, input: mouse }, second)
  await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
  await expect(page.getByText('Ada')).toHaveCount(0)
})

test('a token that expires while a page is open leads to the login, and back after it', async ({ page }) => {
  const account = await newAccount(page)
  await page.clock.install()
  await openAs(page, account, '/assets?tab=expected')
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  const { exp } = JSON.parse(Buffer.from(account.token.split('.')[1] ?? '', 'base64url').toString())
  const hours = Math.ceil((exp * 1000 - Date.now()) / 3_600_000)
  await page.clock.fastForward(`${hours}:00:00`)
  await expectEnded(page)
})

test('a stored token that has expired is removed; after logging in the person is where they wanted to be', async ({
  browser,
}) => {
  const payload = { user_id: 'somebody', exp: Math.floor(Date.now() / 1000) - 60 }
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const expired = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.c2lnbmF0dXJl`
  const localStorage = [{ name: 'access_token', value: expired }]
  const origins = [{ origin: runningApp().origin, localStorage }]
  const page = await browser.newPage({ storageState: { cookies: [], origins } })
  await open(page, '/assets?tab=expected')
  await expectEnded(page)
  const account = await newAccount(page)
  await logIn({ page, input: mouse }, account)
  await expect(page).toHaveURL(/\/assets\?tab=expected$/)
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  await page.close()
})

test('a session ended on the server ends at the next call, whatever it is', async ({ page, user }) => {
  const account = await newAccount(page)
  // Both held, or else one of them is the next call, or says that the session is over before there is one.
  await holdNext(page, { method: 'GET', path: /\/api\/saves\b/ })
  await holdNext(page, { method: 'POST', path: /\/api\/remote-loads$/ })
  await openAs(page, account, '/liabilities')
  await expect(page.getByText('No liabilities recorded yet')).toBeVisible()
  await networkAtRest(page)
  await ask(page, account, 'POST', '/api/auth/logout-everywhere')
  // Without a mouse over the link, at which the page reads ahead: the next call is of the page that opens.
  await page.getByRole('link', { name: 'Assets' }).first().dispatchEvent('click')
  await expectEnded(page)
  await logIn(user, account)
  await expect(page).toHaveURL(/\/assets$/)
  await expect(page.getByText('No assets recorded yet')).toBeVisible()
})

test('a save that is refused because the session is over leads to the login and back', async ({
  page,
  user,
}) => {
  const account = await newAccount(page)
  await openAs(page, account, '/assets')
  const refusal = { error: ENDED, code: 'session_invalid' }
  await refuseNext(page, { method: 'POST', path: /\/api\/assets$/ }, 401, refusal)
  await page.getByRole('button', { name: 'Add Asset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Asset' })
  await dialog.getByLabel('Asset Type').selectOption('Cash')
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByRole('button', { name: 'Add Asset' }).click()
  await expectEnded(page)
  await logIn(user, account)
  await expect(page).toHaveURL(/\/assets$/)
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
})
