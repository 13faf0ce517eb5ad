import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, callApi, newAccount, newAccountWithLoan, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { expect, test } from '../support/test'

/** Enough that they cannot be posted while the page waits. */
const DEBTS = 15

const nineYearsAgo = `${new Date().getFullYear() - 9}-03-10`

/** A user with weekly debts whose interest was last posted nine years ago. */
async function absentUser(page: Page): Promise<Account> {
  const weekly = { frequency: 'weekly', interest_rate: 5, due_date: '2026-03-17' }
  const data = await callApi(page, await newAccountWithLoan(page, weekly), 'GET', '/api/export')
  const [debt] = data.liabilities
  const opening = data.changes.find(({ account_id }: { account_id: string }) => account_id === debt.id)
  const ids = Array.from({ length: DEBTS }, () => randomUUID())
  const away = { ...debt, due_date: nineYearsAgo, interest_posted_through: nineYearsAgo }
  const account = await newAccount(page)
  await callApi(page, account, 'POST', '/api/import', {
    ...data,
    liabilities: [...data.liabilities, ...ids.map((id) => ({ ...away, id }))],
    changes: [...data.changes, ...ids.map((id, index) => ({ ...opening, account_id: id, line: index + 2 }))],
  })
  return account
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    test('after nine years the dashboard opens with the figures of then, and shows those of today by itself', async ({
      page,
    }) => {
      const account = await absentUser(page)
      await openAs(page, account, '/')
      const note = page.getByText('We are updating your accounts')
      await expect(note).toContainText(/\d+%/)
      await expectAccessible(page, 'the dashboard while the books are brought up to date')
      await expect(note).toBeHidden({ timeout: 90_000 })
      const { total_liabilities } = await callApi(page, account, 'GET', '/api/dashboard')
      const owed = total_liabilities.toLocaleString('en-US', { maximumFractionDigits: 0 })
      await expect(page.getByText(`$${owed}`).first()).toBeVisible()
    })
  })
}
