import { screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

/** The value beside a name in the panel. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test.each([
  ['-5', '1250.4', '-$5', '$1,250'],
  ['1,250.60', '-99.6', '$1,251', '-$100'],
  ['-0.4', '0.4', '$0', '$0'],
])('a salary of %s and other income of %s are shown as %s and %s', async (salary, other, ...shown) => {
  const { api, user } = await renderApp({ path: '/', as: 'signed-in' })
  await user.click(await screen.findByRole('button', { name: 'User Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Quick edit' }))
  for (const [label, text] of [
    ['Monthly salary', salary],
    ['Other income', other],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect([fact('Monthly salary')?.textContent, fact('Other income')?.textContent]).toEqual(shown)
  expect(screen.getAllByText('Not saved. Applies until you close the page.')).toHaveLength(1)
  expect(api.received('updateProfile')).toEqual([])
})
