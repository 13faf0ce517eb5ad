import type { BrowserContext, Page } from '@playwright/test'
import { newAccount, newAccountWithLoan, openAs } from '../support/api'
import { addAsset, payInstalment } from '../support/book-tasks'
import { apiReads, flashesOf, watchForFlashes } from '../support/content-flashes'
import { mouse } from '../support/input-methods'
import { figure, row } from '../support/locators'
import { open } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

/** Opens another tab in the same browser and waits until `shown` is visible. */
async function openTab(
  context: BrowserContext,
  path: string,
  shown: (tab: Page) => ReturnType<Page['locator']>,
) {
  const tab = await context.newPage()
  await open(tab, path)
  await expect(shown(tab)).toBeVisible()
  return tab
}

const cashRow = (tab: Page) => row(tab, 'Wallet and jar')
const carRow = (tab: Page) => row(tab, 'Blue hatchback')
const paidInPlan = (tab: Page) => tab.getByText(/70% of income, .+ of it paid/)
const liquidAssets = (tab: Page) => tab.getByRole('heading', { name: 'Liquid Assets' }).locator('xpath=../..')
const figureOf = (label: string) => (tab: Page) => figure(tab, label)

/** A tab, and the part of it that a save must change. */
type Watched = readonly [tab: Page, part: ReturnType<Page['locator']>]

/** Runs `act`, and expects each part to change without a flash in its tab. */
async function expectChanges(watched: readonly Watched[], act: () => Promise<void>) {
  const before = await Promise.all(watched.map(([, part]) => part.textContent()))
  for (const [tab] of watched) await watchForFlashes(tab)
  await act()
  for (const [index, [tab, part]] of watched.entries()) {
    await expect(part).not.toHaveText(before[index] ?? '')
    expect(await flashesOf(tab)).toEqual([])
  }
}

test('a payment shows in every open tab, without a reload and without a flash', async ({
  page,
  user,
  context,
}) => {
  await signUpFilled(page)
  const assets = await openTab(context, '/assets', cashRow)
  const plan = await openTab(context, '/recommendations', paidInPlan)
  const liabilities = await openTab(context, '/liabilities', carRow)
  const dashboard = await openTab(context, '/', liquidAssets)
  await open(page, '/liabilities')
  await expectChanges(
    [
      [assets, cashRow(assets)],
      [plan, paidInPlan(plan)],
      [liabilities, carRow(liabilities)],
      [dashboard, liquidAssets(dashboard)],
    ],
    () => payInstalment(user, 'Blue hatchback'),
  )
})

test('an asset and an income entered in one tab show in the others', async ({ page, user, context }) => {
  const account = await newAccountWithLoan(page)
  await openAs(page, account, '/assets')
  const total = figureOf('Total value')
  const assets = await openTab(context, '/assets', total)
  const dashboard = await openTab(context, '/', figureOf('Net Worth'))
  await expectChanges(
    [
      [assets, total(assets)],
      [dashboard, figureOf('Net Worth')(dashboard)],
    ],
    () => addAsset(user, 'Savings Account', '500'),
  )
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Monthly Income').fill('2500')
  await expectChanges([[dashboard, figureOf('Monthly Income')(dashboard)]], () =>
    page.getByRole('button', { name: 'Save Changes' }).click(),
  )
})

test('a save by another user causes no requests in the tab', async ({ page, context, browser }) => {
  await openAs(page, await newAccount(page), '/assets')
  await expect(page.getByText('No assets recorded yet')).toBeVisible()
  const requests = apiReads(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openAs(other, await newAccount(other), '/assets')
  await addAsset({ page: other, input: mouse }, 'Cash', '500')
  await elsewhere.close()
  // The same, as reported by a tab of this browser that still has the previous user.
  const second = await context.newPage()
  await open(second, '/profile')
  await expect(second.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await second.evaluate(() =>
    new BroadcastChannel('solvent.saves').postMessage({ person: 'another-user', table: 'assets' }),
  )
  expect(requests).toEqual([])

  await open(second, '/assets')
  await addAsset({ page: second, input: mouse }, 'Cash', '75')
  await expect(page.getByText('$75.00').first()).toBeVisible()
  expect(requests.filter((path) => path === '/api/assets')).toHaveLength(1)
})
