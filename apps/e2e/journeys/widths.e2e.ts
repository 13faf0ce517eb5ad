import type { Page } from '@playwright/test'
import { register } from '../support/account-tasks'
import { signUpWithLongNames } from '../support/long-books'
import { goTo, open, type User } from '../support/navigation'
import { waitForNetworkIdle } from '../support/network-idle'
import { expect, test } from '../support/test'
import { overflows, overflowsByWidth } from '../support/widths'

/** Expects no horizontal scrolling at any width once the page has loaded; a soft assertion. */
async function expectToFit(page: Page, what: string) {
  await waitForNetworkIdle(page)
  await expect(page.getByText(/^(Loading|Calculating) /).filter({ visible: true })).toHaveCount(0)
  expect.soft(await overflowsByWidth(page), `${what} fits every width`).toEqual([])
}

async function expectDialogToFit(page: Page, button: string | RegExp) {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectToFit(page, `the dialog of "${button}"`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Opens every page in turn and calls `check` when it has loaded. */
async function visitPages({ page, input }: User, debtId: string, check: (what: string) => Promise<void>) {
  const user = { page, input }
  await check('the dashboard')
  await goTo(user, 'Assets')
  await check('the assets')
  await page.getByRole('tab', { name: /^Expected/ }).click()
  await check('the expected assets')
  await goTo(user, 'Liabilities')
  await check('the liabilities')
  for (const tab of ['schedule', 'payments']) {
    await open(page, `/liabilities?liability=${debtId}&tab=${tab}`)
    await expect(
      page.getByRole('table', { name: tab === 'schedule' ? /^Schedule/ : /^Payments/ }),
    ).toBeVisible()
    await check(`a debt with its ${tab}`)
  }
  await goTo(user, 'Plan')
  await expect(page.getByRole('table', { name: 'Strategies side by side' })).toBeVisible()
  for (const why of await page.getByRole('button', { name: /^Why this rank/ }).all()) await why.click()
  await check('the plan')
  await goTo(user, 'Profile')
  await check('the profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await check('the form of the profile')
}

test('the guest pages fit every width', async ({ page, user }) => {
  for (const path of ['/login', '/register', '/reset-password']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page, path)
  }
  await register(user)
  await expectToFit(page, 'the recovery key')
})

test('every page of books with long names and large amounts fits every width', async ({ page, user }) => {
  const { debtId } = await signUpWithLongNames(page)
  await visitPages(user, debtId, (what) => expectToFit(page, what))
})

test('with a long user name the navigation stays in one row', async ({ page }) => {
  await signUpWithLongNames(page)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const width of [640, 700, 720, 820, 900, 1000, 1100, 1140, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect.soft(new Set(tops).size, `rows at ${width} px`).toBe(1)
  }
})

test('every dialog of books with long names and large amounts fits every width', async ({ page, user }) => {
  await signUpWithLongNames(page)
  await goTo(user, 'Assets')
  await expectDialogToFit(page, 'Add Asset')
  await expectDialogToFit(page, /^Edit /)
  await page.getByRole('tab', { name: /^Expected/ }).click()
  await expectDialogToFit(page, 'Add Asset')
  await expectDialogToFit(page, /^Mark as received/)
  await goTo(user, 'Liabilities')
  await expectDialogToFit(page, 'Add Liability')
  await expectDialogToFit(page, /^Pay /)
  await expectDialogToFit(page, /^Edit /)
  await goTo(user, 'Plan')
  await expectDialogToFit(page, /^Schedule Payment/)
  await goTo(user, 'Profile')
  for (const name of [
    'Change password',
    'Show key',
    'Log out everywhere',
    'Create token',
    'Create calendar address',
    'Delete account',
  ]) {
    await expectDialogToFit(page, name)
  }
})

test('notices and assistant messages with long names fit every width', async ({ page, user }) => {
  await signUpWithLongNames(page)
  await goTo(user, 'Assets')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  // Fewer widths, because the notice disappears after a while.
  const found = await overflowsByWidth(page, [320, 360, 640, 700, 1280])
  await expect(undo).toBeVisible()
  expect.soft(found, 'the notice of a deleted asset').toEqual([])

  await page.getByRole('button', { name: 'Assistant', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill(`I spent 999999.99 on ${'Delicatessen'.repeat(5)}`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(
    page
      .getByRole('log')
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
  await expectToFit(page, 'the assistant')
})

test.describe('at 200% zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('every page of books with long names and large amounts fits', { tag: '@nightly' }, async ({
    page,
    user,
  }) => {
    const { debtId } = await signUpWithLongNames(page)
    await visitPages(user, debtId, async (what) => {
      await waitForNetworkIdle(page)
      expect.soft(await overflows(page), `${what} fits`).toEqual([])
    })
  })
})

test('every page fits with the font size doubled', async ({ page, user }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  const { debtId } = await signUpWithLongNames(page)
  await visitPages(user, debtId, async (what) => {
    await waitForNetworkIdle(page)
    expect.soft(await overflowsByWidth(page, [1280]), `${what} fits`).toEqual([])
  })
})
