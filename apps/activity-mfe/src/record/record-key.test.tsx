import { screen } from '@testing-library/react'
import { openEntry, showActivity } from '../testing/activity-page'

afterEach(() => localStorage.clear())

test('n opens the Record menu for the keyboard', async () => {
  const { user } = showActivity()
  await screen.findByRole('heading', { name: 'March 2026' })
  expect(screen.getByRole('button', { name: 'Record' })).toHaveAttribute('aria-keyshortcuts', 'n')
  await user.keyboard('n')
  expect(await screen.findByRole('menuitem', { name: 'Record expense' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Import a bank file' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: 'Record trade' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Record trade' })).toBeVisible()
})

test('n is a letter in a text field', async () => {
  const { user } = showActivity()
  await screen.findByRole('heading', { name: 'March 2026' })
  await user.type(screen.getByLabelText('Search'), 'n')
  expect(screen.getByLabelText('Search')).toHaveValue('n')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('n does nothing over an open dialog, or with a modifier key', async () => {
  const { user } = showActivity()
  await screen.findByRole('heading', { name: 'March 2026' })
  await user.keyboard('{Control>}n{/Control}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await openEntry(user, /^Interest on Little van/, 'Interest on Little van')
  await user.keyboard('n')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('n does nothing while single-key shortcuts are off', async () => {
  localStorage.setItem('single_key_shortcuts', 'off')
  const { user } = showActivity()
  await screen.findByRole('heading', { name: 'March 2026' })
  await user.keyboard('n')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
