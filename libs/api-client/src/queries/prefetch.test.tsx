import { getDashboard, listAssets } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { render, screen, waitFor } from '@testing-library/react'
import { endSession, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { prefetchReads } from './prefetch'
import { ApiProvider } from './provider'
import { useRead } from './use-read'

const token = `e30.${btoa(JSON.stringify({ user_id: 'maya', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`

const server = testServer()
beforeEach(() => {
  server.answerTagged('"first"', {})
  startSession(token)
})
afterEach(() => jest.restoreAllMocks())

function Page() {
  const dashboard = useRead(getDashboard, {})
  const assets = useRead(listAssets, {})
  return <output>{dashboard.data && assets.data ? 'Both' : (dashboard.error?.message ?? 'Nothing')}</output>
}

const prefetched = [
  [getDashboard, {}],
  [listAssets, {}],
] as const

function showPage() {
  render(
    <ApiProvider>
      <Page />
    </ApiProvider>,
  )
}

const requestedUrls = () => server.received.map(({ url }) => url).sort()

/** Starts the prefetch and waits until the server has received its reads. */
async function prefetchAndWait(): Promise<void> {
  prefetchReads(prefetched)
  await waitFor(() => expect(server.received).toHaveLength(prefetched.length))
}

test('the page shows prefetched data and does not request it again', async () => {
  await prefetchAndWait()
  showPage()
  expect(await screen.findByText('Both')).toBeVisible()
  expect(requestedUrls()).toEqual([listAssets.path, getDashboard.path])
})

test('prefetched data is not used after the session has ended', async () => {
  prefetchReads(prefetched)
  endSession('asked')
  startSession(token)
  showPage()
  expect(await screen.findByText('Both')).toBeVisible()
  await waitFor(() => expect(requestedUrls()).toHaveLength(4))
})

test('a failed prefetch is requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  server.answerWith(500, {})
  await prefetchAndWait()
  server.answerWith(200, {})
  showPage()
  expect(await screen.findByText('Both')).toBeVisible()
})

test('data prefetched before a save is requested again after it', async () => {
  const page = render(<ApiProvider>{null}</ApiProvider>)
  await prefetchAndWait()
  publish('saved', { table: 'assets' })
  page.rerender(
    <ApiProvider>
      <Page />
    </ApiProvider>,
  )
  expect(await screen.findByText('Both')).toBeVisible()
  expect(requestedUrls()).toHaveLength(4)
})
