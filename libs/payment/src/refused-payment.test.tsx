import { screen } from '@testing-library/react'
import { openDialog, openWithSources } from './testing/open-dialog'

test.each([
  ['1100.01', 'Payment amount cannot exceed remaining balance'],
  ['1050', 'Insufficient funds in Cash. Available: $1,000.00'],
])('a payment of %s is rejected', async (typed, message) => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment amount'), typed)
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Cash')
  expect(dialog.queryByText(/^After this:/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(dialog.getByLabelText('Payment amount')).toHaveValue(typed)
  expect(api.received('payLiability')).toEqual([])
})

test.each(['0', '-5', 'ten'])('a payment of %s cannot be sent', async (typed) => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Payment amount'), typed)
  expect(dialog.getByLabelText('Payment amount')).toHaveAccessibleDescription(
    'Payment amount must be greater than 0',
  )
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
})

test('fractions of a cent show an error at the field', async () => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment amount'), '1.234')
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(dialog.getByLabelText('Payment amount')).toHaveAccessibleDescription('At most two decimals')
  expect(api.received('payLiability')).toEqual([])
})

test.each([
  ['12,50', 'Enter 12.50'],
  ['1.000', 'At most two decimals'],
])('%s is not an amount, and the field shows how to write it', async (typed, message) => {
  const { user, dialog } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment amount'), typed)
  expect(dialog.getByLabelText('Payment amount')).toHaveAccessibleDescription(message)
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
})
