import { fakeApi, maya, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor } from '@testing-library/react'
import { SuggestionChips } from './suggestion-chips'

test.each([
  ['with debts', maya, 'What should I pay first?'],
  ['without anything yet', newcomer, 'How do I begin?'],
  ['without debts', { ...maya, liabilities: [] }, 'What did I spend this month?'],
])('a user %s gets four relevant questions', async (_, person, question) => {
  renderWithApi(<SuggestionChips disabled={false} onChoose={() => undefined} />, fakeApi(person))
  expect(await screen.findByRole('button', { name: question })).toBeVisible()
  const all = screen.getAllByRole('button').map((chip) => chip.textContent)
  expect(all).toHaveLength(4)
  for (const text of all) expect(text).toMatch(/\?$/)
})

test('general questions are shown until the data has loaded', async () => {
  const api = fakeApi(newcomer)
  const release = api.hold('getDashboard')
  renderWithApi(<SuggestionChips disabled={false} onChoose={() => undefined} />, api)
  expect(screen.getByRole('button', { name: 'What should I pay first?' })).toBeVisible()
  release()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'What should I pay first?' })).toBeNull())
})
