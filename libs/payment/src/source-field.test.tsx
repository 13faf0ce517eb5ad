import { useSend } from '@solvent/api-client'
import { recordExpense } from '@solvent/contracts'
import { fakeApi, maya } from '@solvent/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { openDialog, openWithSources, Page } from './testing/open-dialog'

test('the dialog waits for the sources, which can be requested again after a failure', async () => {
  const api = fakeApi()
  api.fail('listAssets')
  const { user, dialog } = await openDialog(api)
  expect(dialog.getByRole('button', { name: 'Pay $100.00' })).toBeDisabled()
  expect(await dialog.findByText('Failed to load asset data.')).toBeVisible()
  api.recover('listAssets')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByLabelText('Pay from')).toBeVisible()
  expect(await dialog.findByRole('button', { name: 'Pay $100.00' })).toBeEnabled()
})

test('liquid assets with a balance are offered by name', async () => {
  const assets = [
    ...maya.assets,
    { asset_type: 'Checking Account', asset_value: 0, date_received: '2026-01-01' },
  ]
  const { dialog } = await openWithSources(fakeApi({ ...maya, assets }))
  const offered = within(dialog.getByLabelText('Pay from')).getAllByRole('option')
  const labels = offered.map((option) => option.textContent).filter((text) => text?.includes('$'))
  expect(labels).toEqual([
    'Cash ($1,000.00)',
    'Wallet and jar ($850.50)',
    'Sold the old bike ($149.50)',
    'Savings Account ($6,200.00)',
  ])
})

test('the chosen account is the one that is paid from', async () => {
  const { user, dialog, api } = await openWithSources()
  await user.selectOptions(dialog.getByLabelText('Pay from'), 'Sold the old bike ($149.50)')
  expect(dialog.getByText('After this: $1,000.00 owed, $49.50 in Sold the old bike')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  // The wallet is older, and keeps its money.
  expect(await screen.findByText('Owes 1000, 2 paid, 850.5 in the wallet')).toBeInTheDocument()
  const [sent] = api.received('payLiability')
  expect(sent).toMatchObject({ payment_account: 'Cash', payment_asset_id: expect.any(String) })
})

test('a person without funds sees this and what to do', async () => {
  const assets = maya.assets.filter(({ is_liquid }) => is_liquid === false)
  const { user, dialog, api } = await openDialog(fakeApi({ ...maya, assets }))
  expect(await dialog.findByRole('option', { name: 'No funds' })).toBeInTheDocument()
  const source = dialog.getByLabelText('Pay from')
  expect(source).toBeDisabled()
  expect(source).toHaveAccessibleDescription('To make a payment, add cash or savings under Assets.')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Insufficient funds in Cash. Available: $0.00')
  expect(api.received('payLiability')).toEqual([])
})

test('an amount chosen with the arrow keys before the sources are loaded stays chosen', async () => {
  const api = fakeApi()
  const release = api.hold('listAssets')
  const { user, dialog } = await openDialog(api)
  await user.keyboard('{ArrowRight}')
  const full = dialog.getByRole('radio', { name: /^Full/ })
  expect(full).toBeChecked()
  expect(dialog.getByRole('option', { name: 'Loading assets...' })).toBeInTheDocument()
  release()
  expect(await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })).toBeInTheDocument()
  expect(full).toBeChecked()
  expect(full).toHaveFocus()
})

test('a house is offered on request only, in the group not usually used for payments', async () => {
  const assets = [
    { asset_type: 'Real Estate', asset_value: 90_000, date_received: '2026-01-01' },
    ...maya.assets,
  ]
  const { user, dialog } = await openWithSources(fakeApi({ ...maya, assets }))
  expect(dialog.queryByRole('option', { name: /^Real Estate/ })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Show all assets' }))
  const group = within(dialog.getByRole('group', { name: 'Not usually used for payments' }))
  expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Real Estate ($90,000.00)',
  ])
  expect(dialog.getByLabelText('Pay from')).toHaveValue('Cash')
  expect(dialog.queryByRole('button', { name: 'Show all assets' })).not.toBeInTheDocument()
})

test('the account that covers the amount is proposed, and another amount does not change it', async () => {
  const { user, dialog } = await openWithSources()
  const source = dialog.getByLabelText('Pay from')
  expect(source).toHaveValue('Cash')
  await user.click(dialog.getByRole('radio', { name: /^Full/ }))
  expect(source).toHaveValue('Cash')
  expect(source).toHaveAccessibleDescription('Insufficient funds in Cash. Available: $1,000.00')
  await user.selectOptions(source, 'Savings Account ($6,200.00)')
  expect(source).not.toHaveAccessibleDescription()
})

/** Empties the savings account, as another page would. */
function EmptySavings() {
  const { mutate: spend } = useSend(recordExpense)
  const body = {
    amount: 6200,
    account: 'Savings Account',
    occurred_on: '2026-03-10',
    category: 'Travel',
  } as const
  return (
    <button type="button" onClick={() => spend({ body })}>
      Empty the savings
    </button>
  )
}

test('an account that loses its money while the dialog is open stays chosen, and says so', async () => {
  const page = (
    <>
      <Page />
      <EmptySavings />
    </>
  )
  const { user, dialog } = await openWithSources(fakeApi(), page)
  const source = dialog.getByLabelText('Pay from')
  await user.selectOptions(source, 'Savings Account ($6,200.00)')
  // The button is behind the dialog.
  fireEvent.click(screen.getByRole('button', { name: 'Empty the savings', hidden: true }))
  expect(await dialog.findByText('Insufficient funds in Savings Account. Available: $0.00')).toBeVisible()
  expect(source).toHaveDisplayValue('Savings Account ($0.00)')
})
