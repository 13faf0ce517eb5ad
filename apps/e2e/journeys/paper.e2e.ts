import { type Account, callApi, newAccount, openAs } from '../support/api'
import { inDays } from '../support/in-days'
import { addDebts } from '../support/many-debts'
import { chooseFromMenu, expectPage, type User } from '../support/navigation'
import { countPages } from '../support/paper'
import { expect, test } from '../support/test'

const profile = {
  name: 'Maya Okafor',
  monthly_income: 4200,
  currency_preference: 'USD',
  selected_model: 'llama3.1-8b',
}

/** Opens the plan of a new user with a number of debts. */
async function openPlan({ page }: User, debts: number): Promise<Account> {
  const account = await newAccount(page)
  await callApi(page, account, 'PUT', '/api/profile', profile)
  await addDebts(page, account, debts)
  await openAs(page, account, '/recommendations')
  await expectPage(page, 'Plan')
  await expect(page.getByRole('table', { name: 'Strategies side by side' })).toBeVisible()
  return account
}

test('a plan of ten debts prints on one page of A4 or Letter, from either theme', async ({ page, user }) => {
  await openPlan(user, 10)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const format of ['A4', 'Letter'] as const) {
      expect(countPages(await page.pdf({ format })), `${format} from the ${colorScheme} theme`).toBe(1)
    }
  }
})

test('the printed plan says what to pay and when, without any controls', async ({ page, user }) => {
  await openPlan(user, 10)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date())
  await expect(page.getByRole('heading', { name: `My plan, ${month}`, level: 1 })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  // The header, ten debts, and the total.
  await expect(rows).toHaveCount(12)
  await expect(rows.nth(1)).toContainText(/Debt \d+.*\d{1,2} \w+ \d{4}.*\$\d/)
  await expect(page.getByText(/^Debt-free in \w+ \d{4}$/)).toBeVisible()
  for (const role of ['button', 'link', 'navigation', 'slider', 'banner'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  await page.emulateMedia({ media: 'screen' })
  await expectPage(page, 'Plan')
  await expect(page.getByRole('heading', { name: /^My plan/ })).toHaveCount(0)
})

test('the plan is printed from its menu, which is closed by then', async ({ page, user }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('[role="menu"]').length)
    }
  })
  await openPlan(user, 3)
  await chooseFromMenu(user, page.getByRole('button', { name: 'Download the plan' }), 'Print on one page')
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
})

test('a schedule of thirty years prints all payments, with headings on every page', async ({ page }) => {
  const account = await newAccount(page)
  const { id } = await callApi(page, account, 'POST', '/api/liabilities', {
    liability_type: 'Mortgage',
    description: 'Our house',
    liability_amount: 240_000,
    installments_total: 360,
    frequency: 'monthly',
    due_date: inDays(30),
    priority_score: 90,
    interest_rate: 3.5,
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, account, `/liabilities?liability=${id}`)
  const table = page.getByRole('table', { name: /^Schedule of / })
  const rows = table.getByRole('row')
  await expect(table).toBeVisible()
  await expect.poll(() => rows.count()).toBeLessThan(100)

  await page.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(361)
  await expect(rows.last()).toContainText('$0.00')
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group')
  for (const role of ['button', 'link', 'navigation', 'tab', 'banner'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await page.emulateMedia({ media: null })
  await expect(rows).not.toHaveCount(361)
  // Between about 15 and 40 payments per page.
  const pages = countPages(await page.pdf({ format: 'A4' }))
  expect(pages).toBeGreaterThan(8)
  expect(pages).toBeLessThan(25)
})

test('the printed dashboard has its figures, without navigation, assistant and profile', async ({ page }) => {
  const account = await newAccount(page)
  await callApi(page, account, 'PUT', '/api/profile', profile)
  await addDebts(page, account, 3)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  await expect(page.getByText('Personal Finance Assistant')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('group', { name: 'Net Worth' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible()
  for (const text of ['Personal Finance Assistant', 'User Profile', 'Three steps to your plan']) {
    await expect(page.getByText(text), text).toBeHidden()
  }
  await expect(page.getByRole('navigation')).toBeHidden()
  expect(countPages(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
})
