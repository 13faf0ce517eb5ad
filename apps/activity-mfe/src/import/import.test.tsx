import { bankFile, fakeApi, ines, reviewLine } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { currentSearch, dialogOf, entriesOf, showActivity } from '../testing/activity-page'

onDay(2026, 3, 10)

const salary = reviewLine(2, {
  booked_on: '2026-03-01',
  amount: 900,
  counterparty: 'School',
  text: 'Wages',
  as: { kind: 'income', category: 'Salary', note: 'School' },
  balance: 1000,
})
const market = reviewLine(3, {
  booked_on: '2026-03-08',
  amount: -32.75,
  counterparty: 'Market',
  as: { kind: 'existing', entry_id: '0c000000-0000-4000-8000-000000000001' },
  existing: { occurred_on: '2026-03-08', note: 'Market' },
  balance: 1000,
})
const imported = reviewLine(4, { as: null, is_imported: true, counterparty: 'Bakery' })
const future = reviewLine(5, {
  booked_on: '2026-04-01',
  as: null,
  problem: 'It is dated in the future.',
  counterparty: 'Gym',
})
const march = { lines: [reviewLine(1), salary, market, imported, future] }

type Review = Parameters<typeof bankFile>[1]

async function openImport(api = fakeApi(ines)) {
  const shown = showActivity('/activity', api)
  await screen.findByRole('heading', { name: 'March 2026' })
  await shown.user.click(screen.getByRole('button', { name: 'Record' }))
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Import a bank file' }))
  return { ...shown, dialog: await dialogOf('Import a bank file') }
}

async function read(review: Review, api = fakeApi(ines)) {
  const { user, dialog } = await openImport(api)
  await user.upload(await dialog.findByLabelText('Bank file'), bankFile('march.ofx', review))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  return { api, user }
}

/** Reads the file up to the review of its lines. */
async function openReview(review: Review, api = fakeApi(ines)) {
  const { user } = await read(review, api)
  const dialog = await dialogOf('Import march.ofx')
  await dialog.findAllByRole('row', { name: /Corner Shop/ })
  return { api, user, dialog }
}

function focused(): HTMLElement {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) throw new Error('Nothing has the focus')
  return activeElement
}

function rowOf(name: RegExp) {
  return screen.getByRole('row', { name })
}

test('the import is in the Record menu and in the address, and names the cash accounts and cards', async () => {
  const { dialog, user } = await openImport()
  await waitFor(() => expect(currentSearch()).toBe('?import=file'))
  const account = await dialog.findByLabelText('Account')
  expect(
    within(account)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cash', 'Rainy days', 'Tax refund', 'Blue card'])
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a file that is dropped on the page opens the import with it, and a text does not', async () => {
  showActivity('/activity', fakeApi(ines))
  await screen.findByRole('heading', { name: 'March 2026' })
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(screen.queryByText('Drop a bank file to import it')).not.toBeInTheDocument()
  const dataTransfer = { types: ['Files'], files: [bankFile('march.ofx', march)] }
  fireEvent.dragOver(document.body, { dataTransfer })
  expect(screen.getByText('Drop a bank file to import it')).toBeVisible()
  fireEvent.dragLeave(document.body, { dataTransfer })
  expect(screen.queryByText('Drop a bank file to import it')).not.toBeInTheDocument()
  fireEvent.drop(document.body, { dataTransfer })
  const dialog = await dialogOf('Import a bank file')
  expect(await dialog.findByText('march.ofx')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('a file that cannot be read stays chosen beside the reason', async () => {
  const api = fakeApi(ines)
  api.fail('readBankFile', 'invalid_request', 'Line 12 of this file has no date.')
  const { user } = await read(march, api)
  const dialog = await dialogOf('Import a bank file')
  expect(await dialog.findByText('Line 12 of this file has no date.')).toBeVisible()
  expect(dialog.getByText('march.ofx')).toBeVisible()
  api.recover('readBankFile')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('dialog', { name: 'Import march.ofx' })).toBeVisible()
})

test('each line is shown by day with what becomes of it, and groups are counted', async () => {
  const { user, dialog } = await openReview(march)
  const rows = () =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('gridcell')
          .map(({ textContent }) => textContent)
          .slice(1, 5),
      )
  expect(rows()).toEqual([
    ['Mar 1, 2026', 'SchoolWages', 'Income · Salary', '+$900.00'],
    ['Mar 2, 2026', 'Corner ShopCard payment', 'Expense · Groceries', '-$12.50'],
    ['Mar 2, 2026', 'BakeryCard payment', 'Already imported', '-$12.50'],
    ['Mar 8, 2026', 'MarketCard payment', 'Already there8 March 2026, Market', '-$32.75'],
    ['Apr 1, 2026', 'GymCard payment', 'Not importedIt is dated in the future.', '-$12.50'],
  ])
  const groups = within(dialog.getByRole('group', { name: 'Show' })).getAllByRole('button')
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'All 5',
    'New 2',
    'Already there 2',
    'Needs a look 1',
  ])
  await user.click(dialog.getByRole('button', { name: 'Needs a look 1' }))
  expect(rows()).toHaveLength(1)
})

test('new lines are imported and those by hand are linked, and Undo takes them back', async () => {
  const { api, user, dialog } = await openReview(march)
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  expect(await screen.findByText('2 lines imported')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(api.received('saveBankImport')).toMatchObject([
    { file_name: 'march.ofx', lines: [{ line: 1 }, { line: 2 }, { line: 3, as: { kind: 'existing' } }] },
  ])
  expect(await entriesOf('Monday, Mar 2')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Import of march.ofx undone: 2 entries deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Monday, Mar 2' })).not.toBeInTheDocument())
})

test('an undo that is refused says why, and can undo the others', async () => {
  const { api, user, dialog } = await openReview(march)
  const reason = 'One entry of this import cannot be undone, because later entries depend on it.'
  api.fail('undoBankImport', 'undo_refused', reason)
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(reason)).toBeVisible()
  api.recover('undoBankImport')
  await user.click(screen.getByRole('button', { name: 'Undo the others' }))
  expect(await screen.findByText('Import of march.ofx undone: 2 entries deleted')).toBeVisible()
  expect(api.received('undoBankImport')).toEqual([{ keep_dependent: false }, { keep_dependent: true }])
})

test('a save shows its progress, and Stop says that nothing was saved', async () => {
  const api = fakeApi(ines)
  const paused = api.interrupt('saveBankImport', 1)
  const { user, dialog } = await openReview({ lines: [1, 2, 3, 4].map((line) => reviewLine(line)) }, api)
  await user.click(dialog.getByRole('button', { name: 'Import 4 lines' }))
  expect(await dialog.findByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 4 lines',
  )
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  expect(await dialog.findByText('Import stopped. Nothing was saved.')).toBeVisible()
  paused.cut()
  expect(dialog.getByRole('button', { name: 'Import 4 lines' })).toBeEnabled()
})

test('a line that the server refuses is shown with the reason until it is changed', async () => {
  const { api, user, dialog } = await openReview(march)
  const reason = 'Line 2: It has been imported already. Nothing was imported.'
  api.fail('saveBankImport', 'invalid_request', reason, [{ field: 'lines.1', message: reason }])
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
  await waitFor(() => expect(rowOf(/School/)).toContainElement(focused()))
  expect(rowOf(/School/)).toHaveTextContent(reason)
  await user.keyboard(' ')
  expect(dialog.queryByText(reason)).not.toBeInTheDocument()
  api.recover('saveBankImport')
  await user.click(dialog.getByRole('button', { name: 'Import 1 line' }))
  expect(await screen.findByText('1 line imported')).toBeVisible()
})

test('closing an unfinished review asks first', async () => {
  const { user, dialog } = await openReview(march)
  await user.keyboard('{Escape}')
  const question = await dialogOf('Discard this import?')
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(dialog.getByRole('grid')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click((await dialogOf('Discard this import?')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('earlier imports are listed, and undone after a question', async () => {
  const api = fakeApi(ines)
  const { user, dialog } = await openReview(march, api)
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  await screen.findByText('2 lines imported')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Import a bank file' }))
  await user.click(await screen.findByRole('button', { name: 'Earlier imports' }))
  const history = await dialogOf('Imports')
  const item = await history.findByRole('listitem')
  expect(item).toHaveTextContent('march.ofxCash · 3 lines from Mar 1, 2026 to Mar 8, 2026')
  await user.click(history.getByRole('button', { name: 'Undo the import of march.ofx' }))
  await user.click(await screen.findByRole('button', { name: 'Undo import' }))
  expect(await history.findByText(/^Undone on Mar/)).toBeVisible()
})
