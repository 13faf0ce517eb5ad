import type { Page } from '@playwright/test'
import { type Account, callApi, newAccount, openAs, signUp } from '../support/api'
import { expectPage, goTo, open, type User } from '../support/navigation'
import { expect, test } from '../support/test'
import { shoot } from './shoot'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

interface Debt {
  liability_type: string
  description?: string
  liability_amount: number
  installments_total: number
  frequency: 'weekly' | 'monthly'
  due: number
  interest_rate: number
}

function debt({ due, ...terms }: Debt) {
  return { description: '', priority_score: 50, ...terms, due_date: inDays(due) }
}

async function openBooks(page: Page, account: Account, debts: readonly Debt[], income = 4000) {
  await callApi(page, account, 'PUT', '/api/profile', {
    name: 'Joan Clarke',
    monthly_income: income,
    currency_preference: 'USD',
    selected_model: 'm',
  })
  for (const one of debts) await callApi(page, account, 'POST', '/api/liabilities', debt(one))
  await callApi(page, account, 'POST', '/api/assets', {
    asset_type: 'Checking Account',
    asset_value: 2400,
    date_received: inDays(-9),
  })
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
}

async function shootPages(page: Page, user: User, name: string) {
  await shoot(page, `${name}-dashboard`)
  for (const link of ['Assets', 'Liabilities', 'Plan'] as const) {
    await goTo(user, link)
    await shoot(page, `${name}-${link.toLowerCase()}`)
  }
}

test('the first steps, one after the other', async ({ page }) => {
  await signUp(page)
  const card = page.getByRole('region', { name: 'Three steps to your plan' })
  await card.getByLabel('Monthly income').fill('3000')
  await card.getByRole('button', { name: 'Save income' }).click()
  await expect(card.getByLabel('Asset type')).toBeVisible()
  await shoot(page, 'first-steps-1')
  await card.getByLabel('Amount').fill('500')
  await card.getByRole('button', { name: 'Add asset' }).click()
  await expect(card.getByLabel('Left to pay')).toBeVisible()
  await shoot(page, 'first-steps-2')
  await card.getByLabel('Left to pay').fill('1200')
  await card.getByLabel('Monthly payment').fill('100')
  await card.getByRole('button', { name: 'Add debt' }).click()
  await expect(card).toBeHidden()
  await shoot(page, 'first-steps-done')
})

test('the example', async ({ page, user }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Look around with an example' }).click()
  await expectPage(page, 'Dashboard')
  await shootPages(page, user, 'example')
})

test('an overdue flood', async ({ page, user }) => {
  const account = await newAccount(page)
  const weekly = { installments_total: 30, frequency: 'weekly', interest_rate: 0 } as const
  const monthly = { installments_total: 24, frequency: 'monthly' } as const
  const debts: Debt[] = [
    { ...weekly, liability_type: 'Mortgage', liability_amount: 33_000, due: -46 },
    { ...weekly, liability_type: 'Rent', description: 'Flat', liability_amount: 9000, due: -30 },
    {
      ...monthly,
      liability_type: 'Credit Card',
      description: 'Visa',
      liability_amount: 6400,
      due: -95,
      interest_rate: 24.9,
    },
    {
      ...monthly,
      liability_type: 'Car Loan',
      description: 'Van',
      liability_amount: 8900,
      due: -40,
      interest_rate: 9.9,
    },
    { ...monthly, liability_type: 'Utilities', liability_amount: 1200, due: -3, interest_rate: 0 },
    { ...monthly, liability_type: 'Insurance', liability_amount: 600, due: 4, interest_rate: 0 },
    {
      ...monthly,
      liability_type: 'Other',
      description: 'Hospital',
      liability_amount: 2200,
      due: -12,
      interest_rate: 0,
    },
  ]
  await openBooks(page, account, debts, 1900)
  await shootPages(page, user, 'overdue')
})
