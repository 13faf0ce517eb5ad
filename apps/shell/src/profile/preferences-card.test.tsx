import { screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

afterEach(() => localStorage.clear())

test('the assistant asks when in doubt, unless the person wants it every time', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  expect(await screen.findByRole('radio', { name: /When in doubt/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /Every time/ }))
  expect(screen.getByRole('radio', { name: /Every time/ })).toBeChecked()
  expect(localStorage.getItem('ask_before_saving')).toBe('true')
  await user.click(screen.getByRole('radio', { name: /When in doubt/ }))
  expect(localStorage.getItem('ask_before_saving')).toBeNull()
})

test('what was chosen before is chosen', async () => {
  localStorage.setItem('ask_before_saving', 'true')
  await renderApp({ path: '/profile', as: 'signed-in' })
  expect(await screen.findByRole('radio', { name: /Every time/ })).toBeChecked()
})

test('the theme can be chosen here', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await screen.findByRole('region', { name: 'Preferences' })
  const [dark] = screen.getAllByRole('radio', { name: 'Dark' }).slice(-1)
  if (dark) await user.click(dark)
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})
