import type { Page } from '@playwright/test'
import { type Account, ask, openAs, request } from './api'
import { inDays } from './in-days'
import { expectPage } from './navigation'

/** Sixty characters without a place to break them. */
function unbroken(word: string): string {
  return word.repeat(60).slice(0, 60)
}

const LONG_TYPE = unbroken('Konsumentenkredit')
const LONG_NAME = unbroken('Wohnzimmergarnitur')
const LONG_PERSON = unbroken('Hubert')
const LARGE = 999_999_999.99

const asset = {
  asset_type: unbroken('Sparguthaben'),
  asset_description: unbroken('Notgroschen'),
  asset_value: LARGE,
  date_received: '2026-01-02',
  is_liquid: true,
}

const expected = {
  asset_type: unbroken('Lebensversicherung'),
  asset_description: unbroken('Auszahlung'),
  asset_amount: LARGE,
  expected_date: inDays(1200),
  confidence: 80,
}

const liability = (liability_type: string, description: string, rate: number) => ({
  liability_type,
  description,
  liability_amount: LARGE,
  installments_total: 360,
  frequency: 'monthly',
  due_date: inDays(39),
  priority_score: 90,
  interest_rate: rate,
})

/** An account whose names, types and address are 60 characters and more without a break, and whose amounts are large. */
async function newAccountOfLongNames(page: Page): Promise<Account> {
  const email = `${unbroken('hubert').slice(0, 24)}${crypto.randomUUID().replaceAll('-', '')}@example.com`
  const account = { email, password: 'Clarke1912' }
  const body = { ...account, username: unbroken('hubert').slice(0, 30), name: LONG_PERSON }
  const response = await request(page, 'POST', '/api/auth/register', body)
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`)
  const { access_token: token } = await response.json()
  return { ...account, token }
}

/** Somebody whose books have long names and large amounts, a payment included, at the dashboard; the id is a debt's. */
export async function signUpWithLongNames(page: Page): Promise<{ account: Account; debtId: string }> {
  const account = await newAccountOfLongNames(page)
  const profile = {
    name: LONG_PERSON,
    monthly_income: LARGE,
    currency_preference: 'USD',
    selected_model: 'llama3.1-8b',
  }
  await ask(page, account, 'PUT', '/api/profile', profile)
  await ask(page, account, 'POST', '/api/assets', asset)
  await ask(page, account, 'POST', '/api/assets', { ...asset, asset_type: 'Cash', asset_description: '' })
  await ask(page, account, 'POST', '/api/tentative-assets', expected)
  const { id } = await ask(page, account, 'POST', '/api/liabilities', liability(LONG_TYPE, LONG_NAME, 7.25))
  await ask(page, account, 'POST', '/api/liabilities', liability('Mortgage', '', 3.5))
  const payment = { payment_type: 'installment', payment_account: asset.asset_type }
  await ask(page, account, 'POST', `/api/liabilities/${id}/pay`, payment)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  return { account, debtId: id }
}
