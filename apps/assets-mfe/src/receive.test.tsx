import { today } from '@solvent/api-client'
import { fakeApi, maya } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import AssetsPage from './page'

async function openDialog(api = fakeApi()) {
  const { user } = renderWithApi(<AssetsPage />, api, '/assets?tab=expected')
  await user.click(await screen.findByRole('button', { name: 'Mark as received: Tax refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as received' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Mark as received' }))
  return { user, api, dialog, save, amount: dialog.getByLabelText('Amount received') }
}

test('an expected asset becomes a current asset with the amount received', async () => {
  const { user, api, dialog, save, amount } = await openDialog()
  expect(dialog.getByText('Tax refund, expected: $640.00 on May 20, 2026.')).toBeVisible()
  expect(amount).toHaveValue('640.00')
  expect(dialog.getByLabelText('Date received')).toHaveValue(today())
  await user.clear(amount)
  await user.type(amount, '612.40')
  await save()

  expect(await screen.findByText('Tax refund received. It is now under Current Assets.')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Expected Assets (0)' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Current Assets (5)' }))
  expect(screen.getByText('$612.40')).toBeVisible()
  expect(api.received('receiveTentativeAsset')).toMatchObject([
    { asset_value: 612.4, date_received: today() },
  ])
})

test('an amount is required', async () => {
  const { user, api, save, amount } = await openDialog()
  await user.clear(amount)
  await save()
  expect(amount).toHaveAccessibleDescription('Amount received is required')
  expect(api.received('receiveTentativeAsset')).toEqual([])
})

test('a failed save shows an error and keeps the form values', async () => {
  const api = fakeApi()
  api.fail('receiveTentativeAsset', 'no_answer')
  const { user, dialog, save, amount } = await openDialog(api)
  await user.clear(amount)
  await user.type(amount, '600')
  await save()
  expect(await dialog.findByText('Failed to mark asset as received. Please try again.')).toBeVisible()
  expect(amount).toHaveValue('600')
})

test('what is received pays debts if the person does not choose otherwise, and says what that does', async () => {
  const { api, dialog, save } = await openDialog()
  expect(
    await dialog.findByRole('radio', { name: /^Pay my debts Saves \$\d+\.\d\d in interest/ }),
  ).toBeChecked()
  await save()
  expect(await screen.findByText(/^Tax refund received/)).toBeVisible()
  expect(api.received('receiveTentativeAsset')).toEqual([
    { asset_value: 640, date_received: today(), towards_debts: true },
  ])
})

test('what is received can be kept', async () => {
  const { user, api, dialog, save } = await openDialog()
  await user.click(await dialog.findByRole('radio', { name: /^Keep it/ }))
  await save()
  expect(await screen.findByText(/^Tax refund received/)).toBeVisible()
  expect(api.received('receiveTentativeAsset')).toMatchObject([{ towards_debts: false }])
})

test('the effect follows the amount received', async () => {
  const { user, dialog, amount } = await openDialog()
  const before = (await dialog.findByText(/^Saves/)).textContent
  await user.clear(amount)
  await user.type(amount, '100')
  await waitFor(() => expect(dialog.getByText(/^Saves/)).not.toHaveTextContent(before ?? ''))
})

test('without debts nothing is asked', async () => {
  const { api, dialog, save } = await openDialog(fakeApi({ ...maya, liabilities: [] }))
  await waitFor(() => expect(api.received('previewReceipt')).toHaveLength(1))
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
  await save()
  expect(await screen.findByText(/^Tax refund received/)).toBeVisible()
  expect(api.received('receiveTentativeAsset')).toEqual([{ asset_value: 640, date_received: today() }])
})
