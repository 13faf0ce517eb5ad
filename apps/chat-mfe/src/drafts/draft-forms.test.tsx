import type { ActionKind, Draft } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor } from '@testing-library/react'
import { DraftCard } from '../cards/draft-card'

const id = '0d000000-0000-4000-8000-000000000001'
const date = '2026-03-10'

function showDraft(kind: ActionKind, fields: Draft['fields']) {
  const draft: Draft = { id, kind, fields, label: 'Draft', reason: 'asked', expires_at: date }
  const api = fakeApi()
  // Only the request matters here.
  api.fail('confirmDraft', 'draft_closed')
  const { user } = renderWithApi(<DraftCard draft={draft} state="open" />, api)
  return { api, user }
}

const liability_id = '0b000000-0000-4000-8000-000000000006'
const terms = {
  liability_type: 'Car Loan',
  installments_total: 24,
  frequency: 'monthly',
  due_date: date,
  priority_score: 70,
  interest_rate: 4.9,
  description: 'Blue',
}

const offer = {
  name: 'City Bank',
  replaces: [{ id: liability_id }],
  fee_percent: 2,
  fee_at_least: 0,
  charges: 15,
  liability_type: 'Personal Loan',
  interest_rate: 3.9,
  frequency: 'monthly',
  due_date: date,
  installments_total: 24,
}

test.each<[ActionKind, Draft['fields']]>([
  ['record_expense', { amount: 5, occurred_on: date, account: 'Cash', category: 'Fees', note: 'a' }],
  ['record_refund', { amount: 5, occurred_on: date, account: 'Cash', category: 'Fees', note: 'a' }],
  ['record_income', { amount: 5.5, occurred_on: date, account: 'Jar', category: 'Gift', note: '' }],
  [
    'record_trade',
    { side: 'buy', symbol: 'ACME', quantity: '1.25', price: 10, account: 'Cash', occurred_on: date },
  ],
  [
    'record_transfer',
    { amount: 5, occurred_on: date, from_account: 'Cash', to_account: 'Emergency fund', note: 'a' },
  ],
  [
    'add_asset',
    { asset_type: 'Cash', asset_value: 5, date_received: date, asset_description: '', is_liquid: false },
  ],
  [
    'add_expected_asset',
    { asset_type: 'Bonus', asset_amount: 5, expected_date: date, confidence: 80, asset_description: '' },
  ],
  ['add_liability', { ...terms, liability_amount: 12_000 }],
  [
    'add_liability',
    {
      ...terms,
      liability_amount: 12_000,
      credit_limit: 15_000,
      lender_terms: { day_count: 'actual_365', rate_changes: [{ from: '2027-04-01', rate: 29.9 }] },
    },
  ],
  ['change_liability', { ...terms, total_amount: 12_000, liability_id }],
  ['pay_liability', { liability_id, payment_type: 'partial', payment_account: 'Cash', payment_amount: 5 }],
  ['update_profile', { monthly_income: 4300 }],
  ['set_paydays', { kind: 'monthly', day: 28 }],
  ['set_debt_budget', { kind: 'share', percent: 60 }],
  ['set_debt_budget', { kind: 'amount', amount: 500 }],
  ['add_offer', offer],
  [
    'add_offer',
    {
      ...offer,
      replaces: [{ id: liability_id, amount: 900 }],
      settled_for: 600,
      credit_limit: 3000,
      lender_terms: { day_count: 'actual_365', rate_changes: [{ from: '2027-04-01', rate: 29.9 }] },
    },
  ],
])('an unchanged %s draft is saved as proposed', async (kind, fields) => {
  const { api, user } = showDraft(kind, fields)
  const save = await screen.findByRole('button', { name: 'Save Draft' })
  await user.click(save)
  await waitFor(() => expect(api.received('confirmDraft')).toEqual([{ fields }]))
})

test('an instalment payment sends no amount, and its liability can be chosen', async () => {
  const { api, user } = showDraft('pay_liability', { payment_account: 'Cash', payment_type: 'partial' })
  await screen.findByRole('option', { name: /^Blue hatchback/ })
  await user.selectOptions(screen.getByLabelText('Liability'), liability_id)
  await user.click(screen.getByRole('radio', { name: /^Installment/ }))
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  await waitFor(() =>
    expect(api.received('confirmDraft')).toEqual([
      { fields: { liability_id, payment_type: 'installment', payment_account: 'Cash' } },
    ]),
  )
})

test('Other asks for a custom type', async () => {
  const { user } = showDraft('add_asset', { asset_type: 'Other', asset_value: 5, date_received: date })
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText('Custom type is required')).toBeVisible()
})

test.each([
  ['is shown on every page', false, true],
  ['is shown on the dashboard only, if the user unchecks the option', true, false],
])('another currency %s', async (_, isUnchecked, currency_on_pages) => {
  const { api, user } = showDraft('update_profile', { currency_preference: 'GBP' })
  const choice = await screen.findByRole('checkbox', { name: 'Show my currency on every page' })
  expect(choice).toBeChecked()
  if (isUnchecked) await user.click(choice)
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  const fields = { currency_preference: 'GBP', currency_on_pages }
  await waitFor(() => expect(api.received('confirmDraft')).toEqual([{ fields }]))
})

test('dollars have no option of where to show them', async () => {
  const { api, user } = showDraft('update_profile', { currency_preference: 'USD' })
  await user.click(await screen.findByRole('button', { name: 'Save Draft' }))
  await waitFor(() =>
    expect(api.received('confirmDraft')).toEqual([{ fields: { currency_preference: 'USD' } }]),
  )
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('another rhythm of paydays asks for its own days, and shows the next ones', async () => {
  const { api, user } = showDraft('set_paydays', { kind: 'monthly', day: 28 })
  await user.selectOptions(await screen.findByLabelText('How often are you paid?'), 'Twice a month')
  expect(screen.getByLabelText('First day of the month')).toHaveValue('28')
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText('Second day of the month is required')).toBeVisible()
  await user.type(screen.getByLabelText('Second day of the month'), '14')
  expect(screen.getByRole('status')).toHaveTextContent(/^Next paydays: /)
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  const fields = { kind: 'twice_a_month', day: 28, second_day: 14 }
  await waitFor(() => expect(api.received('confirmDraft')).toEqual([{ fields }]))
})

test('a share above 100% is refused at its field', async () => {
  const { api, user } = showDraft('set_debt_budget', { kind: 'share', percent: 60 })
  const share = await screen.findByLabelText('Share of income (%)')
  await user.clear(share)
  await user.type(share, '160')
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText('Share of income (%) must be at most 100')).toBeVisible()
  expect(api.received('confirmDraft')).toEqual([])
})

test('another debt can be chosen for an offer, and one without a debt is not saved', async () => {
  const { api, user } = showDraft('add_offer', offer)
  await user.click(await screen.findByRole('checkbox', { name: /^Blue hatchback/ }))
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText('Choose at least one debt.')).toBeVisible()
  expect(api.received('confirmDraft')).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /^New boiler/ }))
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  await waitFor(() => expect(api.received('confirmDraft')).toHaveLength(1))
  expect(api.received('confirmDraft')).not.toMatchObject([{ fields: { replaces: offer.replaces } }])
})
