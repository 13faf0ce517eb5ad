import { fakeApi, maya } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openWithSources } from './testing/open-dialog'

/** Pays the card of $1,200.00 off from the savings, and returns the closing view. */
async function payOff(api = fakeApi()) {
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('radio', { name: /^Full/ }))
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Savings Account')
  await user.click(dialog.getByRole('button', { name: 'Pay $1,100.00' }))
  const view = await screen.findByRole('dialog', { name: 'New boiler is paid off' })
  return { user, view }
}

test('a payment that pays a debt off shows once what it cost and what comes next', async () => {
  const { user, view } = await payOff()
  expect(view).toHaveAccessibleDescription('You paid $1,200.00 in all, without interest.')
  const next = '$100.00 a month is free for your other debts. Next: Insurance, overdue since 1 March.'
  expect(within(view).getByText(next)).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Pay New boiler' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText(/^Owes 0, 12 paid/)).toBeInTheDocument()
})

test('the payment can be undone once the view is closed', async () => {
  const { user } = await payOff()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText(/^\$1,100\.00 paid to New boiler/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/^Owes 1100, 1 paid/)).toBeInTheDocument()
})

test('Escape closes the view, from where the focus is', async () => {
  const { user, view } = await payOff()
  await waitFor(() => expect(view.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the last debt leaves none', async () => {
  const liabilities = maya.liabilities.filter(({ description }) => description === 'New boiler')
  const { view } = await payOff(fakeApi({ ...maya, liabilities }))
  expect(within(view).getByText('You have no debts left.')).toBeVisible()
})
