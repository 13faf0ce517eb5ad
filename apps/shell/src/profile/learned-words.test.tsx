import { publish } from '@solvent/event-bus'
import { fakeApi, maya } from '@solvent/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const grooming = {
  words: 'dog grooming',
  kind: 'expense',
  category: 'Leisure',
  account: 'Savings Account',
} as const
const pottery = { words: 'pottery', kind: 'income', category: null, account: 'Cash' } as const
const paper = { words: 'printer paper', kind: 'expense', category: 'Education', account: null } as const

async function openProfile(...learned: NonNullable<(typeof maya)['learned']>) {
  const api = fakeApi({ ...maya, learned })
  const app = await renderApp({ path: '/profile', as: 'signed-in', api })
  const section = await screen.findByRole('region', { name: 'AI Assistant Configuration' })
  await waitFor(() => expect(api.received('listLearnedWords')).toHaveLength(1))
  const texts = () =>
    within(section)
      .queryAllByRole('listitem')
      .map((item) => item.firstChild?.textContent)
  return { ...app, section, texts }
}

test('the learned words are listed with their category and account', async () => {
  const { section, texts } = await openProfile(grooming, pottery, paper)
  expect(await within(section).findByRole('heading', { name: 'Words I have learned' })).toBeVisible()
  expect(texts()).toEqual([
    'dog grooming: Leisure, from Savings Account',
    'pottery: to Cash',
    'printer paper: Education',
  ])
})

test('nothing is shown if nothing was learned', async () => {
  const { section } = await openProfile()
  expect(within(section).queryByText('Words I have learned')).not.toBeInTheDocument()
})

test('forgotten words disappear, and the focus stays in the list', async () => {
  const { user, section, texts } = await openProfile(grooming, paper)
  await user.click(await within(section).findByRole('button', { name: 'Forget dog grooming' }))
  expect(await screen.findByText('"dog grooming" forgotten')).toBeVisible()
  await waitFor(() => expect(texts()).toEqual(['printer paper: Education']))
  expect(within(section).getByRole('region', { name: 'Words I have learned' })).toHaveFocus()
  await user.click(within(section).getByRole('button', { name: 'Forget printer paper' }))
  await waitFor(() => expect(within(section).queryByText('Words I have learned')).not.toBeInTheDocument())
})

test('words that cannot be forgotten stay, and a message says so', async () => {
  const { api, user, section, texts } = await openProfile(grooming)
  api.fail('deleteLearnedWord', 'no_answer')
  await user.click(await within(section).findByRole('button', { name: 'Forget dog grooming' }))
  expect(await screen.findByText('Failed to forget these words. Please try again.')).toBeVisible()
  expect(texts()).toHaveLength(1)
})

test.each(['expenses', 'assets'] as const)('a save of %s refreshes the list', async (table) => {
  const { api } = await openProfile(grooming)
  act(() => publish('saved', { table }))
  await waitFor(() => expect(api.received('listLearnedWords')).toHaveLength(2))
})
