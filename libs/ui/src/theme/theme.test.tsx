import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applyStoredTheme } from './stored-theme'
import { ThemeSwitch } from './theme-switch'

const shownTheme = () => document.documentElement.dataset.theme

/** Simulates a change in another tab. */
function changeInAnotherTab(theme: string) {
  localStorage.setItem('theme', theme)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }))
  })
}

beforeEach(() => {
  localStorage.clear()
  applyStoredTheme()
})

test('the chosen theme is applied immediately and on the next visit', async () => {
  render(<ThemeSwitch />)
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(shownTheme()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(shownTheme()).toBe('dark')
  delete document.documentElement.dataset.theme
  applyStoredTheme()
  expect(shownTheme()).toBe('dark')
})

test('choosing System follows the system again', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(shownTheme()).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a theme chosen in another tab is applied to the page and the switch', () => {
  render(<ThemeSwitch />)
  changeInAnotherTab('dark')
  expect(shownTheme()).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('an unknown stored theme is ignored', () => {
  changeInAnotherTab('sepia')
  expect(shownTheme()).toBeUndefined()
})
