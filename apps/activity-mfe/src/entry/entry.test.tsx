import { fakeApi, ines } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { currentSearch, dialogOf, openEntry, openForm, showActivity } from '../testing/activity-page'

/** The names and values of a definition list. */
function factsIn(dialog: Awaited<ReturnType<typeof dialogOf>>): Record<string, string | undefined> {
  const names = dialog.getAllByRole('term')
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}

test('an entry opens with its changes, balances and details', async () => {
  const { user } = showActivity()
  const dialog = await openEntry(user, /^Payment to Little van/, 'Payment to Little van')
  const changes = await dialog.findByRole('list', { name: 'What changed' })
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Cash-$250.00$2,250.45 →to $2,000.45', 'Little van (debt)-$250.00$6,020.00 →to $5,770.00'])
  expect(factsIn(dialog)).toEqual({
    Details: 'From Cash',
    'Payment type': 'Other amount',
    Principal: '$230.00',
    Interest: '$20.00',
    Date: 'Mar 10, 2026',
    Recorded: expect.stringMatching(/^Mar \d+, 2026, /),
    Source: 'Added by you',
    'Plan at the time': 'Avalanche: highest interest first',
  })
})

test('a trade shows its quantity and price', async () => {
  const { user } = showActivity()
  const dialog = await openEntry(user, /^Bought 3 ACME/, 'Bought 3 ACME')
  await dialog.findByText('Quantity')
  expect(factsIn(dialog)).toMatchObject({ Bought: 'ACME', Quantity: '3', 'Price per share': '$50.00' })
  expect(factsIn(dialog)).not.toHaveProperty('Plan at the time')
})

test.each([
  [/^Shoes sent back/, 'Shoes sent back', 'Added by the assistant'],
  [/^Lunch/, 'Lunch', 'Imported'],
  [/^Interest on Little van/, 'Interest on Little van', 'Added automatically'],
])('%s shows its author', async (row, title, author) => {
  const { user } = showActivity()
  const dialog = await openEntry(user, row, title)
  expect(await dialog.findByText(author)).toBeVisible()
})

test('interest cannot be undone, and has no category', async () => {
  const { user } = showActivity()
  const dialog = await openEntry(user, /^Interest on Little van/, 'Interest on Little van')
  await dialog.findByText('Added automatically')
  expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(dialog.queryByLabelText('Category')).not.toBeInTheDocument()
})

test('an open entry is in the address, and Escape closes it', async () => {
  const { user } = showActivity('/activity?text=van')
  await openEntry(user, /^Payment to Little van/, 'Payment to Little van')
  expect(currentSearch()).toMatch(/^\?text=van&entry=0c0+-/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(currentSearch()).toBe('?text=van'))
  expect(screen.getByRole('button', { name: /^Payment to Little van/ })).toHaveFocus()
  expect(window.history.state?.dialogs ?? []).toEqual([])
})

test('an entry can be linked, Back closes it, and it can be opened again', async () => {
  const { user } = showActivity('/activity?entry=0c000000-0000-4000-8000-000000000006')
  await dialogOf('Rent')
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: [expect.any(String)] }))
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(currentSearch()).toBe(''))
  await openEntry(user, /^Rent/, 'Rent')
})

test('an undone entry and its undo link to each other', async () => {
  const { user } = showActivity()
  const lunch = await openEntry(user, /^Lunch/, 'Lunch')
  expect(await lunch.findByText('Undone. Not included in any total.')).toBeVisible()
  expect(lunch.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await user.click(lunch.getByRole('button', { name: 'View undo' }))
  const undo = await dialogOf('Undo: Cash')
  expect(await undo.findByText('Reverses another entry.')).toBeVisible()
  await user.click(undo.getByRole('button', { name: 'View original' }))
  expect(await screen.findByRole('dialog', { name: 'Lunch' })).toBeVisible()
})

test('a new entry can be undone from its details', async () => {
  const { user, api } = showActivity()
  const form = await openForm(user, 'Record expense')
  await user.type(form.getByLabelText('Amount'), '12.50')
  await user.selectOptions(form.getByLabelText('Category'), 'Fees')
  await user.type(form.getByLabelText('Note (optional)'), 'Parking')
  await user.click(form.getByRole('button', { name: 'Record expense' }))
  const entry = await openEntry(user, /^Parking/, 'Parking')
  await user.click(await entry.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Parking')).toBeVisible()
  expect(await entry.findByText('Undone. Not included in any total.')).toBeVisible()
  expect(api.received('undoEntry')).toHaveLength(1)
})

test('a refused undo shows the reason', async () => {
  const { user } = showActivity()
  const dialog = await openEntry(user, /^Rent/, 'Rent')
  await user.click(await dialog.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('This can no longer be undone.')).toBeVisible()
})

test('the category and the note of an expense can be edited', async () => {
  const { user, api } = showActivity()
  const dialog = await openEntry(user, /^Rent/, 'Rent')
  const note = await dialog.findByLabelText('Note (optional)')
  await user.selectOptions(dialog.getByLabelText('Category'), 'Travel')
  await user.clear(note)
  await user.type(note, 'Room at the sea')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Category and note saved')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Room at the sea Expense · Travel/ })).toBeVisible()
  expect(api.received('changeEntry')).toEqual([{ category: 'Travel', note: 'Room at the sea' }])
  expect(screen.queryByRole('dialog', { name: 'Rent' })).not.toBeInTheDocument()
  const again = await openEntry(user, /^Room at the sea/, 'Room at the sea')
  expect(await again.findByDisplayValue('Room at the sea')).toBeVisible()
  expect(again.getByLabelText('Category')).toHaveValue('Travel')
  expect(again.queryByText('Draft restored.')).not.toBeInTheDocument()
})

test('an income offers income categories only', async () => {
  const { user } = showActivity()
  const dialog = await openEntry(user, /^Shoes sent back/, 'Shoes sent back')
  const offered = within(await dialog.findByLabelText('Category')).getAllByRole('option')
  expect(offered.map((option) => option.textContent)).toContain('Salary')
  expect(offered.map((option) => option.textContent)).not.toContain('Groceries')
})

test('a failed edit keeps the form values', async () => {
  const api = fakeApi(ines)
  api.fail('changeEntry', 'no_answer')
  const { user } = showActivity('/activity', api)
  const dialog = await openEntry(user, /^Rent/, 'Rent')
  const note = await dialog.findByLabelText('Note (optional)')
  await user.type(note, ' of the flat')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  const failed = 'Failed to save the category and the note. Please try again.'
  expect(await dialog.findByText(failed)).toBeVisible()
  expect(note).toHaveValue('Rent of the flat')
})

test('an entry that does not exist shows an error', async () => {
  showActivity('/activity?entry=0c000000-0000-4000-8000-000000000999')
  const dialog = await dialogOf('Entry')
  expect(await dialog.findByText('Failed to load this entry.')).toBeVisible()
  expect(dialog.getByText('This entry does not exist.')).toBeVisible()
})

test('an expense is corrected in amount, day and account, and listed once', async () => {
  const { user, api } = showActivity()
  const dialog = await openEntry(user, /^Rent/, 'Rent')
  await user.click(await dialog.findByRole('button', { name: 'Correct' }))
  const form = await dialogOf('Correct expense')
  await form.findByRole('option', { name: 'Rainy days ($2,000.00)' })
  const amount = form.getByLabelText('Amount')
  const before = amount.getAttribute('value')
  await user.clear(amount)
  await user.type(amount, '612.50')
  await user.selectOptions(form.getByLabelText('Pay from'), 'Rainy days ($2,000.00)')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Expense of $612.50 corrected')).toBeVisible()
  const corrected = await dialogOf('Rent')
  expect(await corrected.findByText('Corrects an earlier entry.')).toBeVisible()
  await user.click(corrected.getByRole('button', { name: 'View original' }))
  expect(await screen.findByText('Corrected. Not included in any total.')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await screen.findAllByRole('button', { name: /^Rent/ })).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Rent .* from Rainy days -\$612\.50$/ })).toBeVisible()
  expect(before).not.toBe('612.50')
  expect(api.received('correctEntry')).toEqual([
    expect.objectContaining({ kind: 'expense', amount: 612.5, account: 'Rainy days', category: 'Housing' }),
  ])
})

test('a correction that is cancelled shows the entry again', async () => {
  const { user } = showActivity()
  const dialog = await openEntry(user, /^Bought 3 ACME/, 'Bought 3 ACME')
  await user.click(await dialog.findByRole('button', { name: 'Correct' }))
  const form = await dialogOf('Correct trade')
  expect(form.getByLabelText('Symbol')).toHaveValue('ACME')
  expect(form.getByLabelText('Quantity')).toHaveValue('3')
  expect(form.getByLabelText('Price per share')).toHaveValue('50.00')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await dialogOf('Bought 3 ACME')).toBeTruthy()
})
