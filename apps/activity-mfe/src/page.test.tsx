import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen } from '@testing-library/react'
import ActivityPage from './page'

test('shows how many assets there are', async () => {
  renderWithApi(<ActivityPage />)
  expect(screen.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  expect(await screen.findByText('4')).toBeVisible()
})

test('says that there is nothing yet', async () => {
  renderWithApi(<ActivityPage />, fakeApi(newcomer))
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
})

test('says that it could not be loaded, and tries again', async () => {
  const api = fakeApi()
  api.fail('listAssets', 'not_found')
  const { user } = renderWithApi(<ActivityPage />, api)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load activity.')
  api.recover('listAssets')
  await user.click(again)
  expect(await screen.findByText('4')).toBeVisible()
})
