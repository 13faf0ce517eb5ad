import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

afterEach(() => jest.restoreAllMocks())

test('a failed release is reported to the server without personal data', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api } = await renderApp({ path: '/assets', as: 'signed-in' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets is not available right now')
  await waitFor(() => expect(api.received('reportRemoteLoads')).not.toEqual([]))
  await act(async () => undefined)
  expect(api.received('reportRemoteLoads')[0]).toEqual({
    loads: [
      {
        remote: 'assets_mfe',
        version: '1',
        outcome: 'failed',
        milliseconds: expect.any(Number),
        failure: { phase: 'release', cause: 'Error: The registry has no hash of remoteEntry.js' },
      },
    ],
  })
})
