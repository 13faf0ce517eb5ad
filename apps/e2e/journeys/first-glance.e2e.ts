import { callApi, newAccount, openAs } from '../support/api'
import { reloadUntilSetInFont } from '../support/font'
import { expectPage } from '../support/navigation'
import { waitForNetworkIdle } from '../support/network-idle'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const terms = { installments_total: 10, frequency: 'monthly', priority_score: 50, interest_rate: 0 }

test('the dashboard says what to pay next and pays it in place', async ({ page, user }) => {
  const account = await newAccount(page)
  const profile = { name: 'Joan Clarke', currency_preference: 'USD', selected_model: 'm' }
  await callApi(page, account, 'PUT', '/api/profile', { ...profile, monthly_income: 3000 })
  await callApi(page, account, 'POST', '/api/assets', {
    asset_type: 'Cash',
    asset_value: 5000,
    date_received: inDays(-9),
  })
  await callApi(page, account, 'POST', '/api/liabilities', {
    ...terms,
    liability_type: 'Credit Card',
    description: 'Visa',
    liability_amount: 3949.2,
    due_date: inDays(-3),
  })
  await openAs(page, account, '/')
  const next = page.getByRole('heading', { name: /^Pay \$394\.92 to Visa, 3 days overdue$/ })
  await expect(next).toBeVisible()
  await user.input.press(page.getByRole('button', { name: 'Pay $394.92 to Visa' }))
  const dialog = page.getByRole('dialog')
  await user.input.press(dialog.getByRole('button', { name: 'Pay $394.92' }))
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('heading', { name: /^No more payments this month\. Next: Visa on \d+ \w+/ }),
  ).toBeVisible()
})

test('seven missed payments of one debt are one row and one payment', async ({ page, user }) => {
  const account = await newAccount(page)
  await callApi(page, account, 'POST', '/api/assets', {
    asset_type: 'Cash',
    asset_value: 9000,
    date_received: inDays(-9),
  })
  await callApi(page, account, 'POST', '/api/liabilities', {
    ...terms,
    liability_type: 'Mortgage',
    frequency: 'weekly',
    liability_amount: 11_000,
    due_date: inDays(-44),
  })
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  const due = page.getByRole('region', { name: 'Due in the next 30 days' })
  await expect(due.getByRole('listitem')).toHaveCount(1)
  await expect(due).toContainText('7 payments overdue')
  await expect(due).toContainText('$7,700')
  await user.input.press(due.getByRole('button', { name: 'Pay Mortgage' }))
  const dialog = page.getByRole('dialog')
  await user.input.press(dialog.getByRole('button', { name: 'Pay $7,700.00' }))
  await expect(dialog).toBeHidden()
  await expect(due).not.toContainText('overdue')
})

test('cards in one row have the same bottom edge, and no card is half empty', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUpFilled(page)
  const bottoms = async (...names: string[]) => {
    const boxes = await Promise.all(
      names.map((name) => page.getByRole('region', { name, exact: true }).boundingBox()),
    )
    return new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0))))
  }
  // The page may still move while it is measured.
  await expect
    .poll(() => bottoms('Liquid Assets', 'Liabilities', 'Recommended Payment Strategy'))
    .toHaveProperty('size', 1)
  // At least half of a card is filled.
  const filled = await page.getByRole('region', { name: 'Recommended Payment Strategy' }).evaluate((card) => {
    const content = [...card.querySelectorAll('li, p, a')].reduce(
      (sum, part) => sum + part.getBoundingClientRect().height,
      0,
    )
    return content / card.getBoundingClientRect().height
  })
  expect(filled).toBeGreaterThan(0.5)
})

test('on a phone the assistant is within the first three screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpFilled(page)
  await reloadUntilSetInFont(page)
  await expect(page.getByRole('region', { name: 'Due in the next 30 days' })).toBeVisible()
  await waitForNetworkIdle(page)
  const top = await page
    .getByRole('heading', { name: 'Personal Finance Assistant' })
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
  expect(top).toBeLessThan(3 * 740)
})
