import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor } from '@testing-library/react'
import { QueryBoundary } from './query-boundary'

function Page() {
  const query = useRead(listAssets, {})
  return (
    <>
      <button type="button" onClick={query.retry}>
        Refresh
      </button>
      <QueryBoundary query={query} loading="Loading assets..." failed="Failed to load asset data.">
        {({ assets }) => <p>{assets.length} assets</p>}
      </QueryBoundary>
    </>
  )
}

test('the loading text is shown until the data is there', async () => {
  const api = fakeApi()
  const release = api.hold('listAssets')
  renderWithApi(<Page />, api)
  expect(screen.getByRole('status')).toHaveTextContent('Loading assets...')
  release()
  expect(await screen.findByText(/assets$/)).toBeVisible()
  expect(screen.queryByText('Loading assets...')).not.toBeInTheDocument()
})

test('an error stays in its place during a retry', async () => {
  const api = fakeApi()
  api.fail('listAssets', 'not_found')
  const { user } = renderWithApi(<Page />, api)
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.recover('listAssets')
  const release = api.hold('listAssets')
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Trying again...' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load asset data.')
  expect(screen.queryByText('Loading assets...')).not.toBeInTheDocument()
  release()
  expect(await screen.findByText(/assets$/)).toBeVisible()
})

test('old data stays on screen with a warning if a refresh fails', async () => {
  const { api, user } = renderWithApi(<Page />)
  await screen.findByText(/assets$/)
  api.fail('listAssets', 'not_found')
  await user.click(screen.getByText('Refresh'))
  expect(
    await screen.findByText(/^Failed to load asset data\. These figures may be out of date\./),
  ).toBeVisible()
  expect(screen.getByText(/assets$/)).toBeVisible()
  api.recover('listAssets')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/out of date/)).not.toBeInTheDocument())
})
