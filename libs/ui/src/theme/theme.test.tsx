import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applyStoredTheme } from './stored-theme'
import { ThemeSwitch } from './theme-switch'

const shownTheme = () => document.documentElement.dataset.theme

/** What a change made in another tab looks like in this one. */
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

test('the chosen theme is shown at once and is there at the next visit', async () => {
  render(<ThemeSwitch />)
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(shownTheme()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(shownTheme()).toBe('dark')
  delete document.documentElement.dataset.theme
  applyStoredTheme()
  expect(shownTheme()).toBe('dark')
})

test('the system decides again when it is asked to', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(shownTheme()).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a theme chosen in another tab is followed, by the page and by the switch', () => {
  render(<ThemeSwitch />)
  changeInAnotherTab('dark')
  expect(shownTheme()).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a remembered theme that does not exist counts as none', () => {
  changeInAnotherTab('sepia')
  expect(shownTheme()).toBeUndefined()
})
