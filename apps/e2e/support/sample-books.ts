import type { Page } from '@playwright/test'
import { type Account, callApi, newAccount, openAs } from './api'
import { inDays } from './in-days'
import { expectPage } from './navigation'

const liability = (
  liability_type: string,
  description: string,
  liability_amount: number,
  terms: { installments: number; every: string; due: number; priority: number; rate: number },
) => ({
  liability_type,
  description,
  liability_amount,
  installments_total: terms.installments,
  frequency: terms.every,
  due_date: inDays(terms.due),
  priority_score: terms.priority,
  interest_rate: terms.rate,
})

/** The requests that create the sample books. */
const requests: [method: 'POST' | 'PUT', path: string, body: object][] = [
  [
    'PUT',
    '/api/profile',
    {
      name: 'Maya Okafor',
      monthly_income: 4200,
      currency_preference: 'USD',
      selected_model: 'llama3.1-8b',
      cerebras_api_key: 'csk-0123456789abcdef',
    },
  ],
  ...(
    [
      ['Cash', 850.5, 'Wallet and jar', true],
      ['Savings Account', 6200, 'Rainy days', true],
      ['Checking Account', 2310.75, '', true],
      ['Vehicle', 9800, 'Blue hatchback', false],
    ] as const
  ).map(([asset_type, asset_value, asset_description, is_liquid]): (typeof requests)[number] => [
    'POST',
    '/api/assets',
    { asset_type, asset_value, asset_description, is_liquid, date_received: inDays(-40) },
  ]),
  [
    'POST',
    '/api/tentative-assets',
    {
      asset_type: 'Other',
      asset_description: 'Tax refund',
      asset_amount: 640,
      expected_date: inDays(50),
      confidence: 80,
    },
  ],
  ...[
    liability('Credit Card', 'New boiler', 2400, {
      installments: 24,
      every: 'monthly',
      due: -4,
      priority: 90,
      rate: 21.9,
    }),
    liability('Car Loan', 'Blue hatchback', 12_000, {
      installments: 36,
      every: 'monthly',
      due: 9,
      priority: 70,
      rate: 4.9,
    }),
    liability('Student Loan', '', 8000, {
      installments: 48,
      every: 'quarterly',
      due: 21,
      priority: 40,
      rate: 3.25,
    }),
    liability('Insurance', 'Household', 480, {
      installments: 4,
      every: 'quarterly',
      due: 26,
      priority: 50,
      rate: 0,
    }),
    liability('Subscription', 'Gym', 156, {
      installments: 52,
      every: 'weekly',
      due: 2,
      priority: 20,
      rate: 0,
    }),
  ].map((body): (typeof requests)[number] => ['POST', '/api/liabilities', body]),
]

/** Opens the dashboard of a new user with the sample books and one payment. */
export async function signUpFilled(page: Page): Promise<Account> {
  const account = await newAccount(page, 'Maya Okafor')
  const responses = []
  for (const [method, path, body] of requests)
    responses.push(await callApi(page, account, method, path, body))
  const car = responses.find(({ liability_type }) => liability_type === 'Car Loan')
  const payment = { payment_type: 'installment', payment_account: 'Savings Account' }
  await callApi(page, account, 'POST', `/api/liabilities/${car.id}/pay`, payment)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  return account
}
