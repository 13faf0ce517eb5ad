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
  await user.click(await screen.findByRole('button', { name: 'Quick Edit' }))
  for (const [label, text] of [
    ['Monthly Salary', salary],
    ['Other Income', other],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect([fact('Monthly Salary')?.textContent, fact('Other Income')?.textContent]).toEqual(shown)
  expect(screen.getAllByText('Changed for this visit only.')).toHaveLength(1)
  expect(api.received('updateProfile')).toEqual([])
})
