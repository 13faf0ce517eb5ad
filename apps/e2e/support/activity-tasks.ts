import { expect, type Page } from '@playwright/test'
import { type Account, callApi, newAccountWithLoan, openAs } from './api'
import { inDays } from './in-days'
import { chooseFromMenu, expectPage, type User } from './navigation'

/** Opens the activity page of a new user with cash, a loan, and expenses in two months. */
export async function signUpWithActivity(page: Page, path = '/activity'): Promise<Account> {
  const account = await newAccountWithLoan(page)
  const spend = (amount: number, category: string, days: number, note: string) =>
    callApi(page, account, 'POST', '/api/expenses', {
      amount,
      category,
      note,
      occurred_on: inDays(days),
      account: 'Cash',
    })
  await spend(12.5, 'Groceries', 0, 'Bread and cheese')
  await spend(30, 'Travel', -40, 'Train to the sea')
  await spend(20.25, 'Groceries', -40, 'Market')
  const { liabilities } = await callApi(page, account, 'GET', '/api/liabilities')
  const payment = { payment_type: 'installment', payment_account: 'Cash' }
  await callApi(page, account, 'POST', `/api/liabilities/${liabilities[0].id}/pay`, payment)
  await openAs(page, account, path)
  await expectPage(page, 'Activity')
  return account
}

/** The button that opens an entry, by the start of its title. */
export function entryRow(page: Page, title: string) {
  return page.getByRole('region', { name: 'Entries' }).getByRole('button', { name: new RegExp(`^${title}`) })
}

/** Opens the form for an expense, an income, a transfer or a trade. */
export async function openRecord(user: User, kind: 'Expense' | 'Income' | 'Transfer' | 'Trade') {
  const { page } = user
  await chooseFromMenu(
    user,
    page.getByRole('button', { name: 'Record', exact: true }),
    `Record ${kind.toLowerCase()}`,
  )
  const dialog = page.getByRole('dialog', { name: `Record ${kind.toLowerCase()}` })
  await expect(dialog.getByLabel(kind === 'Trade' ? 'Symbol' : 'Amount')).toBeVisible()
  return dialog
}
