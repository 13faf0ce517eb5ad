import { useContractForm } from '@solvent/api-client'
import { addAsset } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { AmountField, DateField, TextField } from '@solvent/ui'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { FormDialog } from './form-dialog'
import { parseNumber } from './parse-number'

function AssetForm({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const form = useContractForm({
    endpoint: addAsset,
    initial: { asset_type: '', asset_value: '', date_received: '2026-03-10' },
    toBody: (values) => ({ ...values, asset_value: parseNumber(values.asset_value) }),
    failed: 'Failed to add asset. Please try again.',
    onSent,
  })
  return (
    <FormDialog title="Add asset" form={form} action="Add" busyAction="Adding..." onClose={onClose}>
      <TextField {...form.bind('asset_type', 'Asset type')} />
      <AmountField {...form.bind('asset_value', 'Amount')} />
      <DateField {...form.bind('date_received', 'Date')} />
    </FormDialog>
  )
}

function Page() {
  const [state, setState] = useState<'open' | 'closed' | 'sent'>('open')
  if (state !== 'open') return <p>{state}</p>
  return <AssetForm onSent={() => setState('sent')} onClose={() => setState('closed')} />
}

const type = () => screen.getByLabelText('Asset type')
const amount = () => screen.getByLabelText('Amount')
const add = () => screen.getByText('Add')

async function showForm(api = fakeApi()) {
  const { user } = renderWithApi(<Page />, api)
  await user.type(type(), 'Cash')
  return { api, user }
}

test('the first wrong field has the focus and says what is wrong, until it is changed', async () => {
  const { api, user } = await showForm()
  await user.click(add())
  expect(amount()).toHaveFocus()
  expect(amount()).toHaveAccessibleDescription(/^Amount /)
  await user.keyboard('1')
  expect(amount()).toBeValid()
  expect(type()).toHaveValue('Cash')
  expect(api.received('addAsset')).toEqual([])
})

test('a server error is shown at its field and the input is preserved', async () => {
  const { api, user } = await showForm()
  await user.type(amount(), '12.50')
  api.fail('addAsset', 'invalid_request', undefined, [{ field: 'asset_type', message: 'is not known' }])
  await user.click(add())
  expect(await screen.findByText('Asset type is not known')).toBeVisible()
  expect(type()).toHaveFocus()
  expect(type()).toBeInvalid()
  expect(amount()).toHaveValue('12.50')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an error of a value that the form does not show is shown above the form', async () => {
  const { api, user } = await showForm()
  await user.type(amount(), '12.50')
  api.fail('addAsset', 'invalid_request', undefined, [{ field: 'asset_description', message: 'is too long' }])
  await user.click(add())
  expect(await screen.findByRole('alert')).toHaveTextContent('Asset description is too long')
})

test('a lost answer preserves the form; sent again, it is saved once', async () => {
  const { api, user } = await showForm()
  await user.type(amount(), '12.50')
  api.lose('addAsset')
  await user.click(add())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add asset. Please try again.')
  expect(amount()).toHaveValue('12.50')
  await user.click(add())
  expect(await screen.findByText('sent')).toBeVisible()
})

test('while it is sent, it cannot be sent again or closed', async () => {
  const { api, user } = await showForm()
  await user.type(amount(), '12.50')
  const release = api.hold('addAsset')
  await user.dblClick(add())
  expect(await screen.findByText('Adding...')).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  release()
  expect(await screen.findByText('sent')).toBeVisible()
  expect(api.received('addAsset')).toHaveLength(1)
})

test('the message above the form disappears on the next change', async () => {
  const { api, user } = await showForm()
  await user.type(amount(), '12.50')
  api.fail('addAsset')
  await user.click(add())
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.type(amount(), '1')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
