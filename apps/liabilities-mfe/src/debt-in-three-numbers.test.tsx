import { fakeApi, newcomer } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen } from '@testing-library/react'
import { openDialog } from './testing/liabilities-page'

onDay(2026, 3, 10)

const RATE = 'Interest rate (% per year)'

/** Opens the form for a new liability and fills in what is typed. */
async function typeDebt(type: string, typed: Readonly<Record<string, string>>) {
  const { user, dialog, api } = await openDialog('Add Liability', 'Add Liability', fakeApi(newcomer))
  await user.selectOptions(dialog.getByLabelText('Liability type'), type)
  async function fill(label: string, text: string) {
    await user.clear(dialog.getByLabelText(label))
    if (text) await user.type(dialog.getByLabelText(label), text)
  }
  for (const [label, text] of Object.entries(typed)) await fill(label, text)
  const send = () => user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  return { user, dialog, api, fill, send }
}

const card = { 'Left to pay': '2000', 'Monthly payment': '110', [RATE]: '21.9' }

test('a debt is added by what is left to pay, the payment and the rate', async () => {
  const { dialog, api, send } = await typeDebt('Credit Card', card)
  expect(dialog.getAllByRole('textbox')).toHaveLength(4)
  expect(dialog.queryByLabelText('Total amount')).not.toBeInTheDocument()
  // The first is due today, before any interest: 1 + NPER(21.9% / 12, -110, 1890) = 1 + 20.8.
  expect(dialog.getByRole('status')).toHaveTextContent(
    '22 x $110.00, $398.58 interest, paid off in December 2027',
  )
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  expect(api.received('addLiability')).toEqual([
    {
      liability_type: 'Credit Card',
      liability_amount: 2000,
      installment_amount: 110,
      lender_terms: null,
      credit_limit: null,
      interest_rate: 21.9,
      frequency: 'monthly',
      due_date: '2026-03-10',
      priority_score: 50,
      installments_paid: 0,
      remaining_amount: null,
      description: '',
    },
  ])
})

test('the payment is named after its frequency', async () => {
  const { user, dialog } = await typeDebt('Car Loan', {})
  expect(dialog.getByLabelText('Monthly payment')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Frequency'), 'Weekly')
  expect(dialog.getByLabelText('Weekly payment')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Frequency'), 'Every 2 weeks')
  expect(dialog.getByLabelText('Payment every 2 weeks')).toBeVisible()
})

test('a missing balance and payment are reported at their fields', async () => {
  const { dialog, api, send } = await typeDebt('Car Loan', {})
  await send()
  for (const label of ['Left to pay', 'Monthly payment']) {
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`)
  }
  expect(dialog.getByLabelText('Left to pay')).toHaveFocus()
  expect(api.received('addLiability')).toEqual([])
})

test('a payment that only covers the interest is explained before it is sent', async () => {
  const { dialog } = await typeDebt('Credit Card', { ...card, 'Monthly payment': '36' })
  expect(dialog.getByRole('status')).toHaveTextContent(
    'The interest of one period is $36.50: installments of $36.00 never pay this off.',
  )
})

test.each([
  ['Rent', 'Monthly', '900', 12, 10_800],
  ['Subscription', 'Yearly', '99.90', 1, 99.9],
  ['Insurance', 'Quarterly', '50.10', 4, 200.4],
])(
  'a %s asks for its payment alone, and records a year of it',
  async (type, often, payment, count, total) => {
    const { user, dialog, api, fill, send } = await typeDebt(type, {})
    await user.selectOptions(dialog.getByLabelText('Frequency'), often)
    await fill(`${often} payment`, payment)
    expect(dialog.queryByLabelText('Left to pay')).not.toBeInTheDocument()
    expect(dialog.queryByLabelText(RATE)).not.toBeInTheDocument()
    expect(dialog.getByText('This records a year of payments.')).toBeVisible()
    await send()
    expect(await screen.findByText(`${type} added`)).toBeVisible()
    expect(api.received('addLiability')).toEqual([
      expect.objectContaining({
        liability_amount: total,
        installments_total: count,
        installment_amount: Number(payment),
        interest_rate: 0,
      }),
    ])
  },
)

test('all terms of a bill begin with the year of payments', async () => {
  const { user, dialog, fill } = await typeDebt('Rent', {})
  await fill('Monthly payment', '900')
  await user.click(dialog.getByRole('button', { name: 'All terms' }))
  expect(dialog.getByLabelText('Total amount')).toHaveValue('10800.00')
  expect(dialog.getByLabelText('Installments')).toHaveValue('12')
  expect(dialog.getByLabelText('Installment amount (optional)')).toHaveValue('900')
})

test('a bill without a payment reports it at its field', async () => {
  const { dialog, api, send } = await typeDebt('Rent', {})
  await send()
  expect(dialog.getByLabelText('Monthly payment')).toHaveAccessibleDescription('Monthly payment is required')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(api.received('addLiability')).toEqual([])
})

test('all terms keep what was entered and take the focus', async () => {
  const { user, dialog, api, send } = await typeDebt('Credit Card', card)
  await user.click(dialog.getByRole('button', { name: 'All terms' }))
  expect(dialog.getByLabelText('Liability type')).toHaveFocus()
  expect(dialog.getByLabelText('Total amount')).toHaveValue('2000')
  expect(dialog.getByLabelText('Installments')).toHaveValue('22')
  expect(dialog.getByLabelText('Installment amount (optional)')).toHaveValue('110')
  expect(dialog.getByRole('slider', { name: 'Priority' })).toBeVisible()
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  expect(api.received('addLiability')).toEqual([
    expect.objectContaining({ liability_amount: 2000, installments_total: 22, installment_amount: 110 }),
  ])
})
