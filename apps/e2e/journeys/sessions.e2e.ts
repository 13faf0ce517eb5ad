import type { BrowserContext, Page } from '@playwright/test'
import { logIn, logOut } from '../support/account-tasks'
import { callApi, newAccount, openAs, storedToken } from '../support/api'
import { mouse } from '../support/input-methods'
import { open } from '../support/navigation'
import { holdNext, refuseNext } from '../support/network-faults'
import { waitForNetworkIdle } from '../support/network-idle'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

const ENDED = 'Your session has ended. Please log in again.'

async function expectLogin(page: Page) {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
}

/** Expects the login page with one message that the session ended, and no stored token. */
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

// The browser logs every request that is refused or lost.
test.beforeEach(({ allowProblem }) => allowProblem(/Failed to load resource|net::ERR_/))

test('logging out in one tab logs out every tab, and logging in returns each to its page', async ({
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

test('after another user logs in, no tab shows data of the previous user', async ({ page, context }) => {
  const [first, second] = [await newAccount(page), await newAccount(page)]
  await callApi(page, first, 'PUT', '/api/profile', {
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

test('a token that expires while a page is open leads to the login', async ({ page }) => {
  const account = await newAccount(page)
  await page.clock.install()
  await openAs(page, account, '/assets?tab=expected')
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  const { exp } = JSON.parse(Buffer.from(account.token.split('.')[1] ?? '', 'base64url').toString())
  const hours = Math.ceil((exp * 1000 - Date.now()) / 3_600_000)
  await page.clock.fastForward(`${hours}:00:00`)
  await expectEnded(page)
})

test('an expired stored token is removed; logging in leads to the requested page', async ({ browser }) => {
  const payload = { user_id: 'user-1', exp: Math.floor(Date.now() / 1000) - 60 }
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

test('a session ended on the server ends on the page with the next request', async ({ page, user }) => {
  const account = await newAccount(page)
  // Both are held: either could be the next request, or report the end of the session first.
  await holdNext(page, { method: 'GET', path: /\/api\/saves\b/ })
  await holdNext(page, { method: 'POST', path: /\/api\/remote-loads$/ })
  await openAs(page, account, '/liabilities')
  await expect(page.getByText('No liabilities recorded yet')).toBeVisible()
  await waitForNetworkIdle(page)
  await callApi(page, account, 'POST', '/api/auth/logout-everywhere')
  // Not hovered, which would prefetch: the next request must come from the page that opens.
  await page.getByRole('link', { name: 'Assets' }).first().dispatchEvent('click')
  await expectEnded(page)
  await logIn(user, account)
  await expect(page).toHaveURL(/\/assets$/)
  await expect(page.getByText('No assets recorded yet')).toBeVisible()
})

test('a save refused because the session has ended leads to the login and back', async ({ page, user }) => {
  const account = await newAccount(page)
  await openAs(page, account, '/assets')
  const refusal = { error: ENDED, code: 'session_invalid' }
  await refuseNext(page, { method: 'POST', path: /\/api\/assets$/ }, 401, refusal)
  await page.getByRole('button', { name: 'Add Asset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Asset' })
  await dialog.getByLabel('Asset type').selectOption('Cash')
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByRole('button', { name: 'Add Asset' }).click()
  await expectEnded(page)
  await logIn(user, account)
  await expect(page).toHaveURL(/\/assets$/)
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
})
