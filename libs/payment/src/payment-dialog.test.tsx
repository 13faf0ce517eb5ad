import { fakeApi } from '@solvent/testing'
import { screen, waitFor } from '@testing-library/react'
import { openWithSources, Page } from './testing/open-dialog'

test.each([
  [/^Installment/, '', 'Cash', '$100.00', 'After this: $1,000.00 owed, $900.00 in Cash', 'Owes 1000, 2 paid'],
  [/^Other/, '250.5', 'Cash', '$250.50', 'After this: $849.50 owed, $749.50 in Cash', 'Owes 849.5, 3 paid'],
])('%s pays its amount from the chosen source', async (choice, typed, from, pays, leaves, owes) => {
  const { user, dialog } = await openWithSources()
  expect(dialog.getByText('Credit Card, $1,100.00 remaining')).toBeVisible()
  expect(dialog.getByLabelText('Pay from')).toHaveValue('Cash')
  expect(dialog.getByRole('radio', { name: /^Installment/ })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: choice }))
  await user.selectOptions(dialog.getByLabelText('Pay from'), from)
  if (typed) await user.type(dialog.getByLabelText('Payment amount'), typed)
  expect(dialog.getByText(leaves, { exact: false })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: `Pay ${pays}` }))
  expect(await screen.findByText(`${pays} paid to New boiler`, { exact: false })).toBeVisible()
  expect(await screen.findByText(new RegExp(owes))).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Pay New boiler' })).not.toBeInTheDocument()
})

test('a payment beyond what is due shows its effect', async () => {
  const { user, dialog } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Full/ }))
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Savings Account')
  await user.click(dialog.getByRole('button', { name: 'Pay $1,100.00' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(
    await screen.findByText("$1,100.00 paid to New boiler. You'll pay $27.01 less interest."),
  ).toBeVisible()
})

test('a payment shows on every other screen and can be undone immediately', async () => {
  const { user, dialog } = await openWithSources()
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('Owes 1000, 2 paid, 750.5 in the wallet')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Owes 1100, 1 paid, 850.5 in the wallet')).toBeInTheDocument()
})

test('a payment whose effect cannot be read is still confirmed, and can be undone', async () => {
  const api = fakeApi()
  api.fail('getPaymentEffect')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('$100.00 paid to New boiler')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: $100.00 to New boiler')).toBeVisible()
})

test.each([
  [100, /^Installment/, 'Pay $100.00'],
  [1100, /^Full/, 'Pay $1,100.00'],
  [340.5, /^Other/, 'Pay $340.50'],
])('a dialog opened with %d only needs to be confirmed', async (recommended, choice, button) => {
  const { user, dialog, api } = await openWithSources(fakeApi(), <Page recommended={recommended} />)
  expect(dialog.getByRole('radio', { name: choice })).toBeChecked()
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Savings Account')
  await user.click(dialog.getByRole('button', { name: button }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Pay New boiler' })).not.toBeInTheDocument(),
  )
  expect(api.received('payLiability')).toHaveLength(1)
})

test.each([
  ['already_completed', 'This liability is already paid off.'],
  ['no_answer', 'Failed to process payment.'],
] as const)('a payment that fails with %s shows the reason and can be retried', async (failure, message) => {
  const api = fakeApi()
  api.fail('payLiability', failure)
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  api.recover('payLiability')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('Owes 1000, 2 paid, 750.5 in the wallet')).toBeInTheDocument()
})

test('a payment whose response is lost is made only once', async () => {
  const api = fakeApi()
  api.lose('payLiability')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to process payment.')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('Owes 1000, 2 paid, 750.5 in the wallet')).toBeInTheDocument()
})

test('the buttons are disabled while a payment is being sent', async () => {
  const api = fakeApi()
  const release = api.hold('payLiability')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('button', { name: 'Processing...' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  release()
  expect(await screen.findByText('$100.00 paid to New boiler')).toBeVisible()
  expect(api.received('payLiability')).toHaveLength(1)
})
