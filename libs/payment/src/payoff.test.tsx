import { fakeApi, maya } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { openWithSources, Page } from './testing/open-dialog'

/** A card of $1,000.00 at 12%, due once a year. The fake API's date is in March, three months into the year. */
function yearly() {
  const [, card] = maya.liabilities
  if (!card) throw new Error('Maya has no card')
  const terms = { liability_amount: 1000, installments_total: 1, interest_rate: 12, paid: 0 }
  const liability = { ...card, ...terms, frequency: 'yearly' as const, due_date: '2026-12-20' }
  return fakeApi({ ...maya, liabilities: [liability] })
}

test('the full payment pays off the debt and shows its interest', async () => {
  const { user, dialog } = await openWithSources(yearly())
  expect(dialog.getByText('Credit Card, $1,000.00 remaining')).toBeVisible()
  const full = dialog.getByRole('radio', { name: 'Full balance $1,030.00, including $30.00 interest' })
  await user.click(full)
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Savings Account')
  expect(dialog.getByText('After this: $0.00 owed, $5,170.00 in Savings Account')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Pay $1,030.00' }))
  const view = await screen.findByRole('dialog', { name: 'New boiler is paid off' })
  expect(view).toHaveAccessibleDescription('You paid $1,030.00 in all, $30.00 of it interest.')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('$1,030.00 paid to New boiler')).toBeVisible()
  expect(await screen.findByText(/^Owes 0,/)).toBeInTheDocument()
})

test.each([
  ['999.99', 'After this: $0.01 owed'],
  ['1000', 'After this: $30.00 owed'],
  ['1029.99', 'After this: $0.01 owed'],
])('a payment of %s shows what is left: %s', async (typed, leaves) => {
  const { user, dialog } = await openWithSources(yearly())
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Savings Account')
  await user.type(dialog.getByLabelText('Payment amount'), typed)
  expect(dialog.getByText(leaves, { exact: false })).toBeVisible()
})

test('a cent more than the payoff amount is rejected', async () => {
  const { user, dialog } = await openWithSources(yearly())
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment amount'), '1030.01')
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Payment amount cannot exceed remaining balance')
})

test('a recommendation to pay it off opens with the full payment selected', async () => {
  const { dialog } = await openWithSources(yearly(), <Page recommended={1030} />)
  expect(dialog.getByRole('button', { name: 'Pay $1,030.00' })).toBeVisible()
})

/** A loan of $1,000.00 without interest, which costs 1% of what is paid early. */
function charged() {
  const [, card] = maya.liabilities
  if (!card) throw new Error('Maya has no card')
  const lender_terms = { early_charge: { percent: 1 } }
  const terms = { liability_amount: 1000, installments_total: 10, interest_rate: 0, paid: 0, lender_terms }
  return fakeApi({ ...maya, liabilities: [{ ...card, ...terms, due_date: '2026-03-20' }] })
}

test('the charge for paying early is a part of what clears the debt and of what is paid early', async () => {
  const { user, dialog } = await openWithSources(charged())
  // The installment of this month is not early.
  const name = 'Full balance $1,009.00, including a charge of $9.00 for paying early'
  expect(dialog.getByRole('radio', { name })).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Savings Account')
  expect(dialog.queryByText(/charges/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment amount'), '201')
  const result =
    'After this: $800.00 owed, $5,999.00 in Savings Account. Your lender charges $1.00 of it for paying early.'
  expect(dialog.getByText(result)).toBeVisible()
})
