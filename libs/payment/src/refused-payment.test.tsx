import { screen } from '@testing-library/react'
import { openDialog, openWithSources } from './testing/open-dialog'

test.each([
  ['1100.01', 'Payment amount cannot exceed remaining balance'],
  ['1050', 'Insufficient funds in Cash. Available: $1,000.00'],
])('a payment of %s is refused', async (typed, message) => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment Amount'), typed)
  await user.selectOptions(dialog.getByLabelText('Pay From'), 'Cash')
  expect(dialog.queryByText(/^Leaves/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(dialog.getByLabelText('Payment Amount')).toHaveValue(typed)
  expect(api.received('payLiability')).toEqual([])
})

test.each(['0', '-5', 'ten'])('a payment of %s cannot be sent', async (typed) => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Payment Amount'), typed)
  expect(dialog.getByLabelText('Payment Amount')).toHaveAccessibleDescription(
    'Payment amount must be greater than 0',
  )
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
})

test('parts of a cent are refused at the field', async () => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment Amount'), '1.234')
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(dialog.getByLabelText('Payment Amount')).toHaveAccessibleDescription('At most two decimals')
  expect(api.received('payLiability')).toEqual([])
})

test.each([
  ['12,50', 'Write 12.50'],
  ['1.000', 'At most two decimals'],
])('%s is no amount, and the field says how to write it', async (typed, message) => {
  const { user, dialog } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment Amount'), typed)
  expect(dialog.getByLabelText('Payment Amount')).toHaveAccessibleDescription(message)
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
})
