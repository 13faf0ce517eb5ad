import { fakeApi, maya } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen } from '@testing-library/react'
import { openAllTerms, openDialog } from './testing/liabilities-page'

onDay(2026, 3, 10)

const RATE = 'Interest rate (% per year)'
const OWN_INSTALMENT = 'Installment amount (optional)'

/** Opens the form for a new liability and fills in a loan. */
async function typeLoan(typed: Readonly<Record<string, string>> = {}) {
  const { user, dialog, api } = await openAllTerms()
  async function fill(label: string, text: string) {
    await user.clear(dialog.getByLabelText(label))
    if (text) await user.type(dialog.getByLabelText(label), text)
  }
  await user.selectOptions(dialog.getByLabelText('Liability type'), 'Car Loan')
  const loan = { 'Total amount': '1200', Installments: '12', 'First due date': '2026-03-31', [RATE]: '12' }
  for (const [label, text] of Object.entries({ ...loan, ...typed })) await fill(label, text)
  const already = () => user.click(dialog.getByRole('radio', { name: 'Yes' }))
  const send = () => user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  return { user, dialog, api, fill, already, send }
}

test.each([
  [{}, '12 x $106.62, $79.42 interest, paid off in February 2027'],
  [{ 'Total amount': '4200', [RATE]: '22.9' }, '12 x $394.92, $539.00 interest, paid off in February 2027'],
  [{ [RATE]: '0' }, '12 x $100.00, no interest, paid off in February 2027'],
  [{ Installments: '1' }, '1 x $1,212.00, $12.00 interest, paid off in March 2026'],
  [{ [OWN_INSTALMENT]: '200' }, '7 x $200.00, $43.85 interest, paid off in September 2026'],
  [
    { [OWN_INSTALMENT]: '60' },
    '11 x $60.00 and a final payment of $651.25, $111.25 interest, paid off in February 2027',
  ],
  [
    { [OWN_INSTALMENT]: '12' },
    'The interest of one period is $12.00: installments of $12.00 never pay this off.',
  ],
  [{ 'Total amount': '' }, ''],
  [{ Installments: 'a dozen' }, ''],
])('the form summarizes the terms in one line: %p', async (typed, line) => {
  const { dialog } = await typeLoan(typed)
  expect(dialog.getByRole('status')).toHaveTextContent(line === '' ? /^$/ : line)
})

test('the summary updates with each key press', async () => {
  const { user, dialog, fill } = await typeLoan()
  await fill(RATE, '')
  expect(dialog.getByRole('status')).toHaveTextContent('12 x $100.00, no interest')
  await user.type(dialog.getByLabelText(RATE), '1')
  expect(dialog.getByRole('status')).toHaveTextContent('12 x $100.55, $6.50 interest')
  await user.type(dialog.getByLabelText(RATE), '2')
  expect(dialog.getByRole('status')).toHaveTextContent('12 x $106.62, $79.42 interest')
})

test('a debt is new by default, and is sent as new', async () => {
  const { dialog, api, send } = await typeLoan()
  expect(dialog.getByRole('group', { name: 'Have you already made payments on this debt?' })).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked()
  expect(dialog.queryByLabelText('Still owed')).not.toBeInTheDocument()
  await send()
  expect(await screen.findByText('Car Loan added')).toBeVisible()
  expect(api.received('addLiability')).toEqual([
    expect.objectContaining({ installments_paid: 0, remaining_amount: null, installment_amount: null }),
  ])
})

test('a debt that is being paid is not saved without what was paid or is owed', async () => {
  const { dialog, api, fill, already, send } = await typeLoan()
  await already()
  await send()
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Enter how many installments you have paid or what you still owe, or choose No.',
  )
  expect(api.received('addLiability')).toEqual([])
  await fill('Installments paid', '0')
  await send()
  expect(await screen.findByText('Car Loan added')).toBeVisible()
})

test('a debt that started seven months ago warns of missed dates until the paid ones are entered', async () => {
  const { dialog, api, fill, already, send } = await typeLoan({ 'First due date': '2025-08-31' })
  expect(dialog.getByText('7 installments count as overdue.')).toBeVisible()
  await already()
  await fill('Installments paid', '6')
  expect(dialog.getByText('1 installment counts as overdue.')).toBeVisible()
  await fill('Installments paid', '7')
  expect(dialog.queryByText(/as overdue/)).not.toBeInTheDocument()
  expect(dialog.getByLabelText('Still owed')).toHaveAccessibleDescription(
    'If you leave this empty, we use $517.45 from the terms above.',
  )
  expect(dialog.getByText('5 x $106.62, $15.63 interest, paid off in July 2026')).toBeVisible()
  await fill('Still owed', '500')
  await send()
  expect(await screen.findByText('Car Loan added')).toBeVisible()
  expect(api.received('addLiability')).toEqual([
    expect.objectContaining({ installments_paid: 7, remaining_amount: 500, installment_amount: null }),
  ])
})

test('one tap starts the debt from the next due date, with nothing overdue', async () => {
  const { user, dialog } = await typeLoan({ 'First due date': '2025-08-31' })
  await user.click(dialog.getByRole('button', { name: 'Start from Mar 31, 2026' }))
  expect(dialog.getByLabelText('First due date')).toHaveValue('2026-03-31')
  expect(dialog.queryByText(/as overdue/)).not.toBeInTheDocument()
})

test('for a running debt, one tap sets the next date and preserves the paid installments', async () => {
  const { user, dialog, fill, already } = await typeLoan({ 'First due date': '2025-08-31' })
  await already()
  await fill('Installments paid', '4')
  await user.click(dialog.getByRole('button', { name: 'Start from Mar 30, 2026' }))
  expect(dialog.getByLabelText('First due date')).toHaveValue('2025-11-30')
  expect(dialog.queryByText(/as overdue/)).not.toBeInTheDocument()
})

test('values that are no longer shown are not sent', async () => {
  const { user, dialog, api, fill, already, send } = await typeLoan()
  await already()
  await fill('Installments paid', '7')
  await fill('Still owed', '500')
  await user.click(dialog.getByRole('radio', { name: 'No' }))
  await send()
  expect(await screen.findByText('Car Loan added')).toBeVisible()
  expect(api.received('addLiability')).toEqual([
    expect.objectContaining({ installments_paid: 0, remaining_amount: null }),
  ])
})

test.each([
  ['Installments paid', '1.5', 'Installments paid must be a whole number'],
  ['Still owed', '0', 'Still owed must be greater than 0'],
  [OWN_INSTALMENT, '1.005', 'At most two decimals'],
])('the %s "%s" is refused at its field', async (label, text, message) => {
  const { dialog, api, fill, already, send } = await typeLoan()
  await already()
  await fill('Installments paid', '1')
  await fill(label, text)
  await send()
  expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(api.received('addLiability')).toEqual([])
})

test('a field error of the server shows at its field', async () => {
  const { dialog, api, fill, already, send } = await typeLoan()
  await already()
  await fill('Installments paid', '3')
  const problem = { field: 'installments_paid', message: 'must be less than the number of installments' }
  api.fail('addLiability', 'invalid_request', undefined, [problem])
  await send()
  const message = 'Installments paid must be less than the number of installments'
  expect(await dialog.findByText(message)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['Rent', 'Late rent can cost you your home. Suggested priority: 95.', 95],
  ['Mortgage', 'This loan is secured by your home. Suggested priority: 95.', 95],
  ['Utilities', 'Power and water can be cut off. Suggested priority: 90.', 90],
  ['Insurance', 'Your cover can end if you miss a payment. Suggested priority: 85.', 85],
])('%s starts at priority 50, and one tap applies the suggested one', async (type, text, priority) => {
  const { user, dialog, api, send } = await typeLoan()
  expect(dialog.queryByText(/Suggested/)).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText('Liability type'), type)
  const slider = dialog.getByRole('slider', { name: 'Priority' })
  expect(slider).toHaveAttribute('aria-valuenow', '50')
  expect(dialog.getByText(text)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: `Use ${priority}` }))
  expect(slider).toHaveAttribute('aria-valuenow', String(priority))
  expect(dialog.queryByText(/Suggested/)).not.toBeInTheDocument()
  await send()
  expect(await screen.findByText(`${type} added`)).toBeVisible()
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ priority_score: priority })])
})

test('the edit form has the payment history of a debt, which can be removed', async () => {
  const [car] = maya.liabilities
  if (!car) throw new Error('Maya has no car loan')
  const history = { installments_paid: 8, remaining_amount: 7800, installment_amount: 510 }
  const api = fakeApi({ ...maya, liabilities: [{ ...car, ...history, paid: 1 }] })
  const { user, dialog } = await openDialog('Edit Blue hatchback', 'Edit liability', api)
  expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(dialog.getByLabelText('Installments paid')).toHaveValue('8')
  expect(dialog.getByLabelText('Still owed')).toHaveValue('7800.00')
  expect(dialog.getByLabelText(OWN_INSTALMENT)).toHaveValue('510.00')
  // One more installment was paid since, so 15 remain.
  expect(dialog.getByText(/^15 x \$510.00/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'No' }))
  await user.clear(dialog.getByLabelText(OWN_INSTALMENT))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Blue hatchback updated')).toBeVisible()
  expect(api.received('updateLiability')).toEqual([
    expect.objectContaining({ installments_paid: 0, remaining_amount: null, installment_amount: null }),
  ])
})
