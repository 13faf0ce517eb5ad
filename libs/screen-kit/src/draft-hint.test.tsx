import { endSession, startSession, useContractForm } from '@solvent/api-client'
import { updateAsset } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { AmountField, TextField } from '@solvent/ui'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { FormDialog } from './form-dialog'
import { parseNumber } from './parse-number'

const HINT = 'Draft restored.'
const SAVINGS = '0b000000-0000-4000-8000-000000000002'
const VEHICLE = '0b000000-0000-4000-8000-000000000004'

interface AssetProps {
  id: string
  value: string
}

function AssetForm({ id, value, onClose }: AssetProps & { onClose: () => void }) {
  const form = useContractForm({
    endpoint: updateAsset,
    params: { id },
    initial: { asset_value: value, asset_description: '', secret: '' },
    toBody: ({ asset_value, asset_description }) => ({
      asset_type: 'Other',
      date_received: '2026-01-01',
      asset_value: parseNumber(asset_value),
      asset_description,
    }),
    draftFields: ['asset_value', 'asset_description'],
    failed: 'Not saved.',
    onSent: onClose,
  })
  return (
    <FormDialog title="Edit" form={form} action="Save" busyAction="Saving..." onClose={onClose}>
      <AmountField {...form.bind('asset_value', 'Amount')} />
      <TextField {...form.bind('asset_description', 'Description')} />
      <TextField {...form.bind('secret', 'Secret')} />
    </FormDialog>
  )
}

function Page(props: AssetProps) {
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <AssetForm {...props} onClose={() => setOpen(false)} />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}

async function typeAndClose(api = fakeApi()) {
  const { user } = renderWithApi(<Page id={SAVINGS} value="10.00" />, api)
  await user.type(screen.getByLabelText('Description'), 'Holidays')
  await user.type(screen.getByLabelText('Secret'), 'hush')
  await user.keyboard('{Escape}')
  return { user, api, reopen: () => user.click(screen.getByRole('button', { name: 'Open' })) }
}

test('reopening the form restores the draft with a hint, except values that must not be stored', async () => {
  const { reopen } = await typeAndClose()
  await reopen()
  expect(screen.getByLabelText('Description')).toHaveValue('Holidays')
  expect(screen.getByLabelText('Amount')).toHaveValue('10.00')
  expect(screen.getByLabelText('Secret')).toHaveValue('')
  expect(screen.getByText(HINT)).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush')
})

test('Discard resets the form and discards the draft', async () => {
  const { user, reopen } = await typeAndClose()
  await reopen()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Description')).toHaveValue('')
  expect(screen.queryByText(HINT)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await reopen()
  expect(screen.queryByText(HINT)).not.toBeInTheDocument()
})

test('Cancel discards the draft', async () => {
  const { user, reopen } = await typeAndClose()
  await reopen()
  await user.type(screen.getByLabelText('Amount'), '5')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sessionStorage).toHaveLength(0)
  await reopen()
  expect(screen.getByLabelText('Description')).toHaveValue('')
  expect(screen.queryByText(HINT)).not.toBeInTheDocument()
})

test('a saved form leaves no draft', async () => {
  const { user, api, reopen } = await typeAndClose()
  await reopen()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await reopen()
  expect(api.received('updateAsset')).toHaveLength(1)
  expect(screen.queryByText(HINT)).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

test('unchanged fields show current data, and each item has its own draft', async () => {
  await typeAndClose()
  renderWithApi(<Page id={SAVINGS} value="25.00" />)
  expect(screen.getByLabelText('Amount')).toHaveValue('25.00')
  expect(screen.getByLabelText('Description')).toHaveValue('Holidays')
  renderWithApi(<Page id={VEHICLE} value="9.00" />)
  expect(screen.getAllByText(HINT)).toHaveLength(1)
})

test('the draft survives an ended session; logging out discards it', async () => {
  const { api } = await typeAndClose()
  endSession('ended')
  startSession(api.token)
  expect(sessionStorage).toHaveLength(1)
  endSession('asked')
  expect(sessionStorage).toHaveLength(0)
})

test('the form works without a draft if the storage cannot be read or written', async () => {
  const { user, reopen } = await typeAndClose()
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"asset_description":12,')
  await reopen()
  expect(screen.getByLabelText('Description')).toHaveValue('')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(screen.getByLabelText('Description'), 'Boat')
  expect(screen.getByLabelText('Description')).toHaveValue('Boat')
  jest.restoreAllMocks()
})
