import type { Page } from '@playwright/test'
import { type Account, callApi, openAs, request } from './api'
import { inDays } from './in-days'
import { expectPage } from './navigation'

/** Sixty characters without a line break opportunity. */
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

/** A new account whose user name and email cannot be broken into lines. */
async function newAccountWithLongName(page: Page): Promise<Account> {
  const email = `${unbroken('hubert').slice(0, 24)}${crypto.randomUUID().replaceAll('-', '')}@example.com`
  const account = { email, password: 'Clarke1912' }
  const body = { ...account, username: unbroken('hubert').slice(0, 30), name: LONG_PERSON }
  const response = await request(page, 'POST', '/api/auth/register', body)
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`)
  const { access_token: token } = await response.json()
  return { ...account, token }
}

/** Opens the dashboard of a new user with long names, large amounts and a payment; returns the id of a debt. */
export async function signUpWithLongNames(page: Page): Promise<{ account: Account; debtId: string }> {
  const account = await newAccountWithLongName(page)
  const profile = {
    name: LONG_PERSON,
    monthly_income: LARGE,
    currency_preference: 'USD',
    selected_model: 'llama3.1-8b',
  }
  await callApi(page, account, 'PUT', '/api/profile', profile)
  await callApi(page, account, 'POST', '/api/assets', asset)
  await callApi(page, account, 'POST', '/api/assets', { ...asset, asset_type: 'Cash', asset_description: '' })
  await callApi(page, account, 'POST', '/api/tentative-assets', expected)
  const { id } = await callApi(
    page,
    account,
    'POST',
    '/api/liabilities',
    liability(LONG_TYPE, LONG_NAME, 7.25),
  )
  await callApi(page, account, 'POST', '/api/liabilities', liability('Mortgage', '', 3.5))
  const payment = { payment_type: 'installment', payment_account: asset.asset_type }
  await callApi(page, account, 'POST', `/api/liabilities/${id}/pay`, payment)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  return { account, debtId: id }
}
