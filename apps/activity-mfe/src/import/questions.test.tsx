import type { BankReview } from '@solvent/contracts'
import { bankFile, fakeApi, ines, reviewLine } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, showActivity } from '../testing/activity-page'

const table: NonNullable<BankReview['table']> = {
  mapping: {
    header_row: 1,
    columns: { booked_on: 0 },
    date_order: 'dmy',
    decimal: '.',
    negate: false,
  },
  header: ['Day', 'Value', 'Who'],
  fingerprint: '0123456789abcdef',
  is_remembered: false,
  sample: [['02.03.2026', '-12.50', 'Corner Shop']],
}

async function read(name: string, review: Partial<BankReview>) {
  const { user, api } = showActivity('/activity?import=file', fakeApi(ines))
  const dialog = await dialogOf('Import a bank file')
  await user.upload(await dialog.findByLabelText('Bank file'), bankFile(name, review))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  return { user, api }
}

/** Reads a table whose columns are known, and opens them. */
async function openColumns(more: Partial<typeof table> = {}) {
  const mapping = { ...table.mapping, columns: { booked_on: 0, amount: 1 } }
  const opened = await read('march.csv', {
    file_kind: 'csv',
    table: { ...table, mapping, ...more },
    lines: [reviewLine(1)],
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Columns' }))
  return { ...opened, mapping, dialog: await dialogOf('Columns of the file') }
}

test('of a file with several statements, one is chosen', async () => {
  const statements = [
    { account: 'DE02 1203', currency: 'EUR', lines: 12 },
    { account: null, currency: null, lines: 1 },
  ]
  const { user } = await read('march.xml', { statements, lines: [reviewLine(1)] })
  const dialog = await dialogOf('About this file')
  const first = dialog.getByRole('radio', { name: 'DE02 1203 EUR, 12 lines' })
  expect(first).toBeChecked()
  const second = dialog.getByRole('radio', { name: 'Statement 2 1 line' })
  await user.click(second)
  await waitFor(() => expect(second).toBeChecked())
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('dialog', { name: 'Import march.xml' })).toBeVisible()
})

test('ambiguous dates are decided by an example from the file', async () => {
  const lines = [reviewLine(1, { booked_on: '2026-03-03' }), reviewLine(2, { booked_on: '2026-03-02' })]
  const { user } = await read('march.qif', { date_orders: ['mdy', 'dmy'], lines })
  const dialog = await dialogOf('About this file')
  expect(dialog.getByRole('radio', { name: '2 March 2026' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: '3 February 2026' }))
  expect(await dialog.findByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('the columns of a table are asked for until there is a day and an amount', async () => {
  const { user } = await read('march.csv', { file_kind: 'csv', statements: [], table })
  const dialog = await dialogOf('Columns of the file')
  const amount = dialog.getByLabelText('Amount')
  expect(
    within(amount)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not in the file', 'Day: 02.03.2026', 'Value: -12.50', 'Who: Corner Shop'])
  expect(dialog.getByLabelText('Date')).toHaveDisplayValue('Day: 02.03.2026')
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Choose the columns of the date and the amount to see the lines.',
  )
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await user.selectOptions(amount, 'Value: -12.50')
  await user.click(dialog.getByLabelText('Positive amounts are money out'))
  expect(dialog.getByRole('status')).toHaveTextContent('Reading the file...')
})

test('the columns of a table that we could read are behind a button, with the first lines', async () => {
  const { user, api, dialog } = await openColumns()
  expect(await dialog.findByRole('table', { name: 'First lines' })).toHaveTextContent('Corner Shop')
  await user.selectOptions(dialog.getByLabelText('Other party'), 'Who: Corner Shop')
  await waitFor(() => expect(api.received('readBankFile')).toHaveLength(2))
  expect(dialog.getByLabelText('Other party')).toHaveDisplayValue('Who: Corner Shop')
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('dialog', { name: 'Import march.csv' })).toBeVisible()
})

test('columns that were chosen before say so until they are changed, and go with the import', async () => {
  const { user, api, dialog, mapping } = await openColumns({ is_remembered: true })
  expect(dialog.getByText('These are the columns of your last file from this bank.')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Other party'), 'Who: Corner Shop')
  await waitFor(() => expect(dialog.queryByText(/of your last file from this bank/)).not.toBeInTheDocument())
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 line' }))
  expect(await screen.findByText('1 line imported')).toBeVisible()
  const chosen = { ...mapping, columns: { ...mapping.columns, counterparty: 2 } }
  expect(api.received('saveBankImport')).toMatchObject([
    { table: { fingerprint: table.fingerprint, mapping: chosen } },
  ])
})

test('the row of the headings and two columns of text can be chosen', async () => {
  const { user, api, dialog, mapping } = await openColumns()
  await user.selectOptions(dialog.getByLabelText('Text'), 'Who: Corner Shop')
  await user.selectOptions(dialog.getByLabelText('More text'), 'Value: -12.50')
  await user.type(dialog.getByLabelText('Row of the headings'), '2')
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 line' }))
  expect(await screen.findByText('1 line imported')).toBeVisible()
  const chosen = { ...mapping, header_row: 12, columns: { ...mapping.columns, text: [2, 1] } }
  expect(api.received('saveBankImport')).toMatchObject([{ table: { mapping: chosen } }])
})
