import type { Browser, Page } from '@playwright/test'
import { type Account, callApi, newAccountWithLoan, onAnotherDevice, openAs } from '../support/api'
import { payInstalment } from '../support/book-tasks'
import { flashesOf, watchForFlashes } from '../support/content-flashes'
import { figure, row } from '../support/locators'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

/** Opens a page on a phone that is subscribed to changes from other devices. */
async function openPhone(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: runningApp().origin,
    viewport: { width: 360, height: 740 },
  })
  const phone = await context.newPage()
  const subscribed = phone.waitForResponse((response) => response.url().includes('/api/saves'))
  await openAs(phone, account, path)
  await subscribed
  return phone
}

test('a payment on one device shows on the other without a flash', async ({ page, user, browser }) => {
  const account = await newAccountWithLoan(page)
  const phone = await openPhone(browser, await onAnotherDevice(page, account), '/liabilities')
  const debt = row(phone, 'Car Loan')
  const before = (await debt.textContent()) ?? ''
  await watchForFlashes(phone)
  await openAs(page, account, '/liabilities')
  await payInstalment(user, 'Car Loan')
  await expect(debt).not.toHaveText(before)
  expect(await flashesOf(phone)).toEqual([])
  await phone.context().close()
})

test('a device that was offline shows what it missed when it reconnects', async ({
  page,
  browser,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource|net::ERR_/)
  const account = await newAccountWithLoan(page)
  const phone = await openPhone(browser, await onAnotherDevice(page, account), '/assets')
  const total = figure(phone, 'Total value')
  await expect(total).toContainText('$900.00')
  await phone.context().setOffline(true)
  const more = {
    asset_type: 'Cash',
    asset_value: 100,
    asset_description: '',
    date_received: '2026-01-02',
    is_liquid: true,
  }
  await callApi(page, account, 'POST', '/api/assets', more)
  await phone.context().setOffline(false)
  await expect(total).toContainText('$1,000.00')
  await phone.context().close()
})

test('logging out everywhere logs out the other device immediately', async ({
  page,
  browser,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource/)
  const account = await newAccountWithLoan(page)
  const phone = await openPhone(browser, await onAnotherDevice(page, account), '/')
  await expect(figure(phone, 'Net Worth')).toBeVisible()
  await callApi(page, account, 'POST', '/api/auth/logout-everywhere')
  await expect(phone).toHaveURL(/\/login/, { timeout: 3000 })
  await phone.context().close()
})
