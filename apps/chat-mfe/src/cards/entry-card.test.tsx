import { fakeApi } from '@solvent/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { card, log, savedTables, showWidget } from '../testing/show-widget'

const LUNCH = 'lunch, from Cash'

async function spend(api = fakeApi()) {
  const widget = showWidget(api)
  await widget.ask('I spent 12.50 on lunch')
  await log().findByText('Saved: $12.50 spent from Cash.')
  return widget
}

test('a saved entry is shown under the answer', async () => {
  await spend()
  expect(card(LUNCH).getByText('$12.50')).toBeVisible()
  expect(card(LUNCH).getByText('Spent on Mar 10, 2026')).toBeVisible()
  expect(card(LUNCH).getByText('Saved')).toBeVisible()
  expect(card(LUNCH).getByRole('combobox', { name: 'Category' })).toHaveValue('Eating out')
})

test('each changed table is published once', async () => {
  const tables = savedTables()
  const { ask } = showWidget()
  await ask('I spent 1 and spent 2')
  await log().findAllByRole('region', { name: LUNCH })
  await waitFor(() => expect(tables).toEqual(['expenses']))
})

test('an entry is undone from its card, and stays undone when the conversation is reloaded', async () => {
  const { api, user } = await spend()
  const tables = savedTables()
  await user.click(card(LUNCH).getByRole('button', { name: `Undo ${LUNCH}` }))
  expect(await card(LUNCH).findByText('Undone')).toBeVisible()
  expect(card(LUNCH).queryByRole('button')).not.toBeInTheDocument()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
  expect(tables).toEqual(['payment'])
  cleanup()
  await showWidget(api).open()
  expect(await log().findByText('Undone')).toBeVisible()
  expect(card(LUNCH).queryByRole('button')).not.toBeInTheDocument()
})

test('a refused undo shows the reason, and the entry stays', async () => {
  const api = fakeApi()
  const { user } = await spend(api)
  api.fail('undoEntry', 'undo_refused')
  await user.click(card(LUNCH).getByRole('button', { name: `Undo ${LUNCH}` }))
  expect(await card(LUNCH).findByText('This can no longer be undone.')).toBeVisible()
  expect(card(LUNCH).getByText('Saved')).toBeVisible()
  api.fail('undoEntry', 'no_answer')
  await user.click(card(LUNCH).getByRole('button', { name: `Undo ${LUNCH}` }))
  expect(await card(LUNCH).findByText("We couldn't undo this. Please try again.")).toBeVisible()
})

test('a new category is saved when it is chosen', async () => {
  const { api, user } = await spend()
  const tables = savedTables()
  await user.selectOptions(card(LUNCH).getByRole('combobox', { name: 'Category' }), 'Groceries')
  await waitFor(() => expect(api.received('changeEntry')).toEqual([{ category: 'Groceries' }]))
  await waitFor(() => expect(tables).toEqual(['expenses']))
  cleanup()
  await showWidget(api).open()
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('Groceries')
})

test('a category that cannot be saved is reverted with an error', async () => {
  const api = fakeApi()
  const { user } = await spend(api)
  api.fail('changeEntry', 'no_answer')
  await user.selectOptions(card(LUNCH).getByRole('combobox', { name: 'Category' }), 'Groceries')
  expect(await card(LUNCH).findByText("We couldn't change the category. Please try again.")).toBeVisible()
  expect(card(LUNCH).getByRole('combobox', { name: 'Category' })).toHaveValue('Eating out')
})
