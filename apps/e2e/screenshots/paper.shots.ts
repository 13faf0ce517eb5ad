import { callApi, newAccount, openAs } from '../support/api'
import { addDebts } from '../support/many-debts'
import { expectPage, goTo } from '../support/navigation'
import { expect, test } from '../support/test'
import { shoot } from './shoot'

const profile = {
  name: 'Maya Okafor',
  monthly_income: 4200,
  currency_preference: 'USD',
  selected_model: 'llama3.1-8b',
}

test('two hundred debts', async ({ page, user }) => {
  const account = await newAccount(page)
  await callApi(page, account, 'PUT', '/api/profile', profile)
  await addDebts(page, account, 200)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  await shoot(page, 'many-dashboard')
  await goTo(user, 'Liabilities')
  await shoot(page, 'many-liabilities', { fullPage: false })
  await goTo(user, 'Plan')
  await shoot(page, 'many-plan')
})

test('on paper', async ({ page }) => {
  // The width of a sheet without its margins.
  await page.setViewportSize({ width: 688, height: 1017 })
  const account = await newAccount(page)
  await callApi(page, account, 'PUT', '/api/profile', profile)
  await addDebts(page, account, 10)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  await page.emulateMedia({ media: 'print' })
  await shoot(page, 'paper-dashboard')
  await page.emulateMedia({ media: null })
  await openAs(page, account, '/recommendations')
  await expect(page.getByRole('table', { name: 'Strategies side by side' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await shoot(page, 'paper-plan')
  await page.emulateMedia({ media: null })
  const { liabilities } = await callApi(page, account, 'GET', '/api/liabilities')
  await openAs(page, account, `/liabilities?liability=${liabilities[0].id}`)
  await expect(page.getByRole('table', { name: /^Schedule of / })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await shoot(page, 'paper-schedule')
})
