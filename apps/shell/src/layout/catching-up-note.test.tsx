import { publish } from '@solvent/event-bus'
import { act, screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

test('after a long absence the page says how far the books are brought up to date, until they are', async () => {
  await renderApp({ path: '/', as: 'signed-in' })
  expect(screen.queryByText(/We are updating your accounts/)).not.toBeInTheDocument()
  act(() => publish('catchingUp', { percent: 40 }))
  expect(screen.getByText(/We are updating your accounts/)).toHaveTextContent(
    'We are updating your accounts: 40%.',
  )
  act(() => publish('catchingUp', { percent: 100 }))
  expect(screen.queryByText(/We are updating your accounts/)).not.toBeInTheDocument()
})
