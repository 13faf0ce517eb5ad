import type { Page } from '@playwright/test'
import { newAccountWithLoan, openAs } from '../support/api'
import { shownPage } from '../support/locators'
import { expectPrefetched, followLink, goTo, type PageName } from '../support/navigation'
import { disconnectSilently, sentCalls } from '../support/network-faults'
import { expectTyped, fill, payment, sendButton } from '../support/saving-forms'
import { expect, test } from '../support/test'

interface Screen {
  name: PageName
  path: string
  /** Text that comes from the server. */
  shown: string
  /** The error when the data cannot be loaded. */
  failed: string
  tryAgain: 'Try again' | 'Try Again'
}

const screens: readonly Screen[] = [
  {
    name: 'Assets',
    path: '/assets',
    shown: 'Emergency fund',
    failed: 'Failed to load asset data.',
    tryAgain: 'Try again',
  },
  {
    name: 'Liabilities',
    path: '/liabilities',
    shown: '$1,200.00',
    failed: 'Failed to load liabilities.',
    tryAgain: 'Try again',
  },
  {
    name: 'Plan',
    path: '/recommendations',
    shown: 'Payment Priority Recommendations (1 items)',
    failed: 'Failed to load recommendations.',
    tryAgain: 'Try again',
  },
  {
    name: 'Profile',
    path: '/profile',
    shown: 'Basic Information',
    failed: 'Failed to load profile.',
    tryAgain: 'Try again',
  },
  {
    name: 'Dashboard',
    path: '/',
    shown: 'Welcome, Joan Clarke',
    failed: 'Unable to Load Dashboard',
    tryAgain: 'Try Again',
  },
]

const shownOn = (page: Page, { shown }: Screen) => shownPage(page).getByText(shown).first()

/** The top of the page's title, which nothing may shift. */
async function topOf(page: Page) {
  const box = await shownPage(page).getByRole('heading', { level: 1, includeHidden: true }).boundingBox()
  return box?.y
}

// The browser logs every request that is refused or lost; the error boundary of a remote logs what it catches.
test.beforeEach(({ allowProblem }) => allowProblem(/Failed to load resource|net::ERR_|could not be loaded/))

test('loaded data stays on screen offline with one note, and updates automatically when online', async ({
  page,
  user,
  context,
}) => {
  await openAs(page, await newAccountWithLoan(page), '/')
  for (const screen of screens) {
    await goTo(user, screen.name)
    await expect(shownOn(page, screen)).toBeVisible()
    // Only loaded data can stay on screen.
    await expect(shownPage(page).getByText(/^(Loading|Calculating) /)).toHaveCount(0)
  }
  await context.setOffline(true)
  for (const screen of screens) {
    await goTo(user, screen.name)
    await expect(
      shownPage(page).getByText(/You are offline\. Check your connection and try again\./),
    ).toHaveCount(1)
    await expect(
      shownPage(page)
        .getByText(/may be out of date/)
        .first(),
    ).toBeVisible()
    await expect(shownOn(page, screen)).toBeVisible()
    await expect(shownPage(page).getByRole('button', { name: screen.tryAgain })).toHaveCount(1)
  }
  await context.setOffline(false)
  await expect(page.getByText(/offline|out of date/).filter({ visible: true })).toHaveCount(0)
})

for (const screen of screens) {
  // Each page's own tests cover its errors; in the browser they all behave alike.
  const tag = screen.name === 'Assets' || screen.name === 'Dashboard' ? [] : '@nightly'
  test(`${screen.path} says that the server cannot be reached, and Try again loads it`, { tag }, async ({
    page,
  }) => {
    const account = await newAccountWithLoan(page)
    const api = /\/api\//
    await page.route(api, (route) => route.abort('connectionrefused'))
    await openAs(page, account, screen.path)
    const notice = shownPage(page).getByRole('alert')
    await expect(notice).toContainText(screen.failed)
    await expect(notice).toContainText('The server cannot be reached. Check your connection and try again.')
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.unroute(api)
    await notice.getByRole('button', { name: screen.tryAgain }).click()
    await expect(shownOn(page, screen)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('a page first opened offline shows an error, and loads automatically when online', async ({
  page,
  user,
  context,
}) => {
  await openAs(page, await newAccountWithLoan(page), '/')
  await expect(page.getByRole('heading', { name: 'Personal Finance Assistant' })).toBeVisible()
  await context.setOffline(true)
  await followLink(user, 'Assets')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Assets is not available right now')
  await goTo(user, 'Dashboard')
  await followLink(user, 'Assets')
  await expect(notice).toContainText('Assets is not available right now')
  await context.setOffline(false)
  await expect(shownPage(page).getByText('Emergency fund').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

const banner = (page: Page) => page.getByText('No connection.', { exact: true })

for (const [name, disconnect] of [
  [
    'a lost connection that the browser detects',
    async (page: Page) => {
      await page.context().setOffline(true)
      return () => page.context().setOffline(false)
    },
  ],
  ['a lost connection that the browser does not detect', disconnectSilently],
] as const) {
  test(`${name}: the shell shows it, a form keeps its values, and everything recovers automatically`, async ({
    page,
    user,
  }) => {
    const account = await newAccountWithLoan(page)
    await openAs(page, account, '/liabilities')
    await expect(shownPage(page).getByText('$1,200.00').first()).toBeVisible()
    await expectPrefetched(page)
    await page.getByRole('button', { name: 'Pay Car Loan' }).click()
    await page.getByRole('radio', { name: 'Other amount' }).check()
    await fill(page, payment, account)
    const sent = sentCalls(page, payment.call)
    const top = await topOf(page)
    const reconnect = await disconnect(page)

    await sendButton(page, payment).click()
    await expect(payment.area(page).getByRole('alert')).toContainText('Nothing you typed is lost.')
    await expect(banner(page)).toBeVisible()
    expect(await topOf(page)).toBe(top)
    await sendButton(page, payment).click()
    await expect(payment.area(page).getByRole('alert')).toContainText('Nothing you typed is lost.')
    await expectTyped(page, payment, account)

    await reconnect()
    await expect(banner(page)).toBeHidden()
    await sendButton(page, payment).click()
    await expect(payment.done(page)).toHaveCount(1)
    expect(await payment.saved(page, account)).toBe(1)
    expect(new Set(sent.map((call) => call.headers()['idempotency-key'])).size).toBe(1)

    const reconnectAgain = await disconnect(page)
    await followLink(user, 'Assets')
    await expect(page.getByRole('alert')).toContainText('Assets is not available right now')
    await followLink(user, 'Dashboard')
    await expect(page.getByRole('alert')).toContainText('Unable to Load Dashboard')
    await expect(banner(page)).toBeVisible()
    await reconnectAgain()
    const back = Date.now()
    await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    console.log(`${name}: back on screen ${Date.now() - back} ms after the connection`)
    await goTo(user, 'Assets')
    await expect(shownPage(page).getByText('$749.75').first()).toBeVisible()
  })
}
