import { listAssets } from '@solvent/contracts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { ApiProvider } from '../queries/provider'
import { useRead } from '../queries/use-read'
import { startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { useConnectionLost } from './use-connection-lost'

const exp = Math.floor(Date.now() / 1000) + 3600
const token = `e30.${btoa(JSON.stringify({ user_id: 'maya', exp }))}.`

const server = testServer()
beforeEach(() => {
  // jsdom logs each broken connection.
  jest.spyOn(console, 'error').mockImplementation()
  server.received.length = 0
  server.answerWith(200, {})
  startSession(token)
})
afterEach(() => jest.restoreAllMocks())

function Page() {
  const { data, error, retry } = useRead(listAssets, {})
  return (
    <>
      <p>{useConnectionLost() ? 'No connection' : 'Connected'}</p>
      <p>{error ? 'Failed' : data ? 'Assets' : 'Nothing'}</p>
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  )
}

async function showPage() {
  render(
    <ApiProvider>
      <Page />
    </ApiProvider>,
  )
  await screen.findByText('Connected')
}

const reads = () => server.received.filter(({ url }) => url === '/api/assets')
const probes = () => server.received.filter(({ url }) => url === '/healthz')

test('a failed call and a failed probe detect a lost connection, and failed reads are retried once it is back', async () => {
  server.breakConnections()
  await showPage()
  expect(await screen.findByText('No connection')).toBeVisible()
  expect(await screen.findByText('Failed')).toBeVisible()
  const before = reads().length
  server.answerWith(200, {})
  expect(await screen.findByText('Connected')).toBeVisible()
  expect(await screen.findByText('Assets')).toBeVisible()
  expect(reads().length).toBe(before + 1)
})

test('while the connection is down, probes are one and then two seconds apart, whatever calls fail', async () => {
  server.breakConnections()
  await showPage()
  await screen.findByText('No connection')
  for (let press = 0; press < 3; press += 1) {
    act(() => screen.getByRole('button', { name: 'Again' }).click())
    await screen.findByText('Failed')
  }
  await waitFor(() => expect(probes().length).toBeGreaterThanOrEqual(3))
  const [first = 0, second = 0, third = 0] = probes().map(({ at }) => at)
  // Node's timers may fire a millisecond early.
  expect(second - first).toBeGreaterThanOrEqual(999)
  expect(third - second).toBeGreaterThanOrEqual(1999)
})

test('the browser going offline takes effect immediately, and going online is checked with a probe', async () => {
  await showPage()
  await screen.findByText('Assets')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('No connection')).toBeVisible()
  server.breakConnections()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('No connection')).toBeVisible()
  server.answerWith(200, {})
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Connected')).toBeVisible()
})

test('an error response does not count as a lost connection', async () => {
  server.answerWith(404, { error: 'Not here' })
  await showPage()
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(screen.getByText('Connected')).toBeVisible()
  expect(probes()).toHaveLength(0)
})
