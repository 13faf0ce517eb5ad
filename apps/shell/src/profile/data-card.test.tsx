import { savedFiles } from '@solvent/api-client/testing/saved-files'
import { importData } from '@solvent/contracts/transfer'
import { fakeApi, newcomer } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const NOW = '2026-03-10T09:30:00.000Z'
const exported = {
  format: 1,
  exported_at: NOW,
  profile: {
    email: 'maya@example.com',
    username: 'maya',
    name: 'Maya Okafor',
    monthly_income: 4200,
    currency_preference: 'EUR',
    selected_model: 'llama3.1-8b',
    created_at: NOW,
    updated_at: NOW,
  },
  assets: [],
  tentative_assets: [],
  liabilities: [],
  entries: [],
  changes: [],
  payments: [],
  images: [],
  sessions: [],
  messages: [],
}

/** jsdom's files have no `text` method. */
function fileOf(text: string, size = text.length): File {
  const file = new File([text], 'books.json', { type: 'application/json' })
  return Object.defineProperties(file, { text: { value: async () => text }, size: { value: size } })
}

const files = savedFiles()

async function open(api = fakeApi()) {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  const picker = await screen.findByLabelText('Exported file')
  return { api, user, picker }
}

test.each([
  ['Export JSON', 'solvent-export.json'],
  ['Assets', 'solvent-assets.csv'],
  ['Expected Assets', 'solvent-expected-assets.csv'],
  ['Liabilities', 'solvent-liabilities.csv'],
  ['Entries', 'solvent-entries.csv'],
  ['hledger journal', 'solvent.journal'],
  ['Beancount', 'solvent.beancount'],
  ['GnuCash CSV', 'solvent-gnucash.csv'],
])('"%s" saves %s', async (button, file) => {
  const { user } = await open()
  await user.click(
    within(screen.getByRole('region', { name: 'Your data' })).getByRole('button', { name: button }),
  )
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual([file]))
})

test('an export that fails is reported once, beside its button', async () => {
  const api = fakeApi()
  api.fail('exportTable', 'no_answer')
  const { user } = await open(api)
  const data = within(screen.getByRole('region', { name: 'Your data' }))
  await user.click(data.getByRole('button', { name: 'Liabilities' }))
  expect(await data.findAllByRole('alert')).toHaveLength(1)
  expect(files.map(({ name }) => name)).toEqual([])
})

test('an exported file is previewed, then imported into the profile', async () => {
  const { api, user, picker } = await open(fakeApi(newcomer))
  await user.upload(picker, fileOf(JSON.stringify(exported)))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import this data?' }))
  expect(dialog.getByText('Mar 10, 2026')).toBeVisible()
  expect(api.received('importData')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('Your data has been imported.')).toBeVisible()
  expect(await screen.findByText('Maya Okafor')).toBeVisible()
  expect(screen.getByText('sam@example.com')).toBeVisible()
})

test('data cannot be imported into an account that is not empty', async () => {
  const { user, picker } = await open()
  await user.upload(picker, fileOf(JSON.stringify(exported)))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findAllByText('You can only import data into an empty account.')).toHaveLength(1)
})

test('a file too large to parse is sent directly and shows its progress', async () => {
  const { api, user, picker } = await open(fakeApi(newcomer))
  const goOn = api.hold('importData')
  await user.upload(picker, fileOf(JSON.stringify(exported), 300 * 2 ** 20))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import this data?' }))
  expect(dialog.getByText('300.0 MB')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findByRole('progressbar', { name: 'Imported' })).toBeVisible()
  goOn()
  expect(await screen.findByText('Your data has been imported.')).toBeVisible()
  expect(await screen.findByText('Maya Okafor')).toBeVisible()
})

test.each([
  ['no JSON', fileOf('a,b,c'), /^books.json is not a JSON export of Solvent/],
  [
    'of another version',
    fileOf(JSON.stringify({ ...exported, format: 2 })),
    /format is not one this version/,
  ],
  ['of other contents', fileOf(JSON.stringify({ ...exported, assets: 3 })), /not a JSON export.*assets/],
  ['too large', fileOf('{}', (importData.bodyLimit ?? 0) + 1), /is larger than 1024 MB/],
])('a file that is %s is rejected before anything is sent', async (_, file, message) => {
  const { api, user, picker } = await open(fakeApi(newcomer))
  await user.upload(picker, file)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.received('importData')).toEqual([])
})
