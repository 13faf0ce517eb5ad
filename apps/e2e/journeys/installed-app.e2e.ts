import type { Page } from '@playwright/test'
import { logOut } from '../support/account-tasks'
import { type Account, callApi, newAccountWithLoan, openAs, signUp } from '../support/api'
import { ageReadings, expectInstalled, readDeviceCache } from '../support/installed-app'
import { shownPage } from '../support/locators'
import { followLink, goTo, type User } from '../support/navigation'
import { newerApp } from '../support/newer-app'
import { addAsset, expectTyped, fill, sendButton } from '../support/saving-forms'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

// The browser logs every lost request.
test.beforeEach(({ allowProblem }) => allowProblem(/Failed to load resource|net::ERR_|could not be loaded/))

const HOURS = 60 * 60_000
const DASHBOARD = ['getDashboard', 'listLiabilities', 'getProfile']

/** Opens the dashboard and the assets, and waits until both are cached on the device. */
async function useOnline(page: Page, user: User, account: Account): Promise<void> {
  await openAs(page, account, '/')
  await goTo(user, 'Assets')
  // Leaving a page cancels its pending request.
  await expect(shownPage(page).getByText('Emergency fund').first()).toBeVisible()
  await goTo(user, 'Dashboard')
  await expectInstalled(page, [...DASHBOARD, 'listAssets'])
}

test('the app has a manifest with a name and icons, so that it can be installed', async ({ page }) => {
  await signUp(page)
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(new URL(address ?? '', page.url()).href)).json()
  expect(manifest).toMatchObject({ name: 'Solvent', display: 'standalone', start_url: '/' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, page.url()).href)
    expect(icon.status()).toBe(200)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

test('offline the app opens with the last figures and their age; online it updates them', async ({
  page,
  user,
  context,
}) => {
  const account = await newAccountWithLoan(page)
  await useOnline(page, user, account)

  await context.setOffline(true)
  // Ends a refresh that is still running, which would cache newer responses.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
  await ageReadings(page, 2 * HOURS)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Net Worth' })).toContainText('-$300')
  await expect(
    shownPage(page).getByText(/The figures below may be out of date: they are 2 hours old\./),
  ).toBeVisible()
  await followLink(user, 'Assets')
  await expect(shownPage(page).getByText('Emergency fund').first()).toBeVisible()
  await expect(
    shownPage(page).getByText(/These figures may be out of date: they are 2 hours old\./),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Add Asset' }).click()
  await fill(page, addAsset, account)
  await sendButton(page, addAsset).click()
  await expect(addAsset.area(page).getByRole('alert')).toContainText('Nothing you typed is lost.')
  await expectTyped(page, addAsset, account)

  const [asset] = (await callApi(page, account, 'GET', '/api/assets')).assets
  await callApi(page, account, 'PUT', `/api/assets/${asset.id}`, {
    asset_type: 'Cash',
    asset_value: 1000,
    asset_description: 'Rainy days',
    date_received: '2026-01-02',
  })
  await context.setOffline(false)
  const back = Date.now()
  await expect(shownPage(page).getByText('Rainy days').first()).toBeVisible()
  console.log(`up to date ${Date.now() - back} ms after the connection was back`)
  const outOfDate = page.getByText(/out of date/).filter({ visible: true })
  await expect(outOfDate).toHaveCount(0)
  await page.keyboard.press('Escape')
  await goTo(user, 'Dashboard')
  await expect(page.getByRole('group', { name: 'Net Worth' })).toContainText('-$200')
  await expect(outOfDate).toHaveCount(0)
})

test('logging out offline removes the books from the device', async ({ page, user, context }) => {
  await useOnline(page, user, await newAccountWithLoan(page))
  await context.setOffline(true)
  await logOut(user)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.poll(async () => (await readDeviceCache(page)).readings).toBeNull()
  const { texts } = await readDeviceCache(page)
  expect(texts.filter((text) => /Joan|Emergency fund/.test(text))).toEqual([])
  await page.goto(new URL('/assets', page.url()).href)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('offline, a user never sees cached data of another user', async ({ page, user, context }) => {
  await useOnline(page, user, await newAccountWithLoan(page))
  const other = await newAccountWithLoan(page)
  await context.setOffline(true)
  // Switches the user without a logout.
  await page.evaluate((token) => localStorage.setItem('access_token', token), other.token)
  await page.goto(new URL('/assets', page.url()).href)
  await expect(shownPage(page).getByRole('alert')).toContainText('Failed to load asset data.')
  await expect(page.getByText('Emergency fund')).toHaveCount(0)
})

test('a new version of the app is offered, and Update reloads the page with it', async ({ page }) => {
  const { token } = await newAccountWithLoan(page)
  const app = await newerApp()
  const localStorage = [{ name: 'access_token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: app.origin, localStorage }] })
  await page.goto(`${app.origin}/assets`)
  await expectInstalled(page, ['listAssets'])
  const note = page.getByText('A new version of Solvent is available.')
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Asset' }).click()
  await page.getByLabel('Amount').fill('1234.56')
  await page.keyboard.press('Escape')

  app.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(note).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await reloaded
  await expect(shownPage(page).getByText('Emergency fund').first()).toBeVisible()
  await expect(note).toHaveCount(0)
  await app.close()
})
