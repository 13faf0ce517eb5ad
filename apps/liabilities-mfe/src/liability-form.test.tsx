import { renderWithApi } from '@solvent/testing/render'
import { act, screen, within } from '@testing-library/react'
import LiabilitiesPage from './page'

const forms = {
  add: { open: 'Add Liability', title: 'Add Liability', action: 'Add Liability', call: 'addLiability' },
  edit: { open: 'Edit Insurance', title: 'Edit liability', action: 'Save Changes', call: 'updateLiability' },
} as const

/** Opens a form with all required values. */
async function openForm(kind: keyof typeof forms) {
  const { open, title, action, call } = forms[kind]
  const { user, api } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: open }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  async function fill(label: string, text: string) {
    await user.clear(dialog.getByLabelText(label))
    if (text) await user.type(dialog.getByLabelText(label), text)
  }
  if (kind === 'add') {
    await user.click(dialog.getByRole('button', { name: 'All terms' }))
    await user.selectOptions(dialog.getByLabelText('Liability type'), 'Rent')
    await fill('Total amount', '900')
  }
  const send = () => user.click(dialog.getByRole('button', { name: action }))
  return { user, api, call, dialog, fill, send }
}

const RATE = 'Interest rate (% per year)'
const refusals = [
  ['Installments', '0', 'Installments must be at least 1'],
  ['First due date', '', 'First due date is required'],
  ['Total amount', '-5', 'Total amount must not be negative'],
  [RATE, '-1', `${RATE} must not be negative`],
  [RATE, '101', `${RATE} must be at most 100`],
  [RATE, '4.125', 'At most two decimals'],
  [RATE, '4,5', 'Enter 4.5'],
] as const

describe.each(['add', 'edit'] as const)('the form to %s a liability', (kind) => {
  test.each(refusals)('refuses the %s "%s" at its field', async (label, typed, message) => {
    const { api, call, dialog, fill, send } = await openForm(kind)
    await fill(label, typed)
    await send()
    expect(dialog.getByLabelText(label)).toBeInvalid()
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(api.received(call)).toEqual([])
  })

  test('shows one error when the server refuses, and keeps the form values', async () => {
    const { api, call, dialog, fill, send } = await openForm(kind)
    await fill('Total amount', '950')
    api.fail(call, 'invalid_request', 'The books are full.')
    await send()
    const verb = kind === 'add' ? 'add' : 'update'
    const message = `Failed to ${verb} liability. Please try again.`
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(screen.queryByText('The books are full.')).not.toBeInTheDocument()
    expect(dialog.getByLabelText('Total amount')).toHaveValue('950')
  })
})

test('a liability without a type shows one error at its type', async () => {
  const { user, api } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: 'Add Liability' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Liability' }))
  await user.type(dialog.getByLabelText('Left to pay'), '900')
  await user.type(dialog.getByLabelText('Monthly payment'), '90')
  await user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  const type = dialog.getByLabelText('Liability type')
  expect(type).toHaveAccessibleDescription('Liability type is required')
  expect(screen.getAllByText('Liability type is required')).toHaveLength(1)
  expect(api.received('addLiability')).toEqual([])
})

test('an edited liability requires a type', async () => {
  const { api, dialog, send } = await openForm('edit')
  expect(dialog.getByRole('option', { name: 'Choose a type' })).toBeDisabled()
  const missing = { field: 'liability_type', message: 'is required' }
  api.fail('updateLiability', 'invalid_request', undefined, [missing])
  await send()
  expect(await screen.findAllByText('Liability type is required')).toHaveLength(1)
  const type = dialog.getByLabelText('Liability type')
  expect(type).toHaveAccessibleDescription('Liability type is required')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the edit form has the frequencies monthly, quarterly, yearly, weekly and every 2 weeks', async () => {
  const { dialog } = await openForm('edit')
  const offered = within(dialog.getByLabelText('Frequency')).getAllByRole('option')
  expect(offered.map((option) => option.textContent)).toEqual([
    'Monthly',
    'Quarterly',
    'Yearly',
    'Weekly',
    'Every 2 weeks',
  ])
})

test.each([
  ['', '50 · Medium Priority'],
  ['{ArrowLeft}', '49 · Low Priority'],
  ['{PageUp}{PageUp}{PageUp}', '80 · High Priority'],
  ['{PageUp}{PageUp}{PageUp}{ArrowLeft}', '79 · Medium Priority'],
])('the slider, moved by "%s", reads %s', async (keys, caption) => {
  const { user, api, dialog, send } = await openForm('add')
  const slider = dialog.getByRole('slider', { name: 'Priority' })
  act(() => slider.focus())
  if (keys) await user.keyboard(keys)
  expect(slider).toHaveAttribute('aria-valuetext', caption)
  expect(dialog.getByText(caption)).toBeVisible()
  await send()
  expect(await screen.findByText('Rent added')).toBeVisible()
  const priority_score = Number.parseInt(caption, 10)
  const defaults = { installments_total: 1, interest_rate: 0, frequency: 'monthly' }
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ ...defaults, priority_score })])
})
