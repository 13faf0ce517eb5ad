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

const early = [
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

const asked = () => server.received.map(({ url }) => url).sort()

/** Starts the early reads, and waits until the server has answered them. */
async function prefetchAndWait(): Promise<void> {
  prefetchReads(early)
  await waitFor(() => expect(server.received).toHaveLength(early.length))
}

test('what was asked for while the code of a page came is shown by the page, and not asked for twice', async () => {
  await prefetchAndWait()
  showPage()
  expect(await screen.findByText('Both')).toBeVisible()
  expect(asked()).toEqual([listAssets.path, getDashboard.path])
})

test('what was asked for early is nobody else’s after the session', async () => {
  prefetchReads(early)
  endSession('asked')
  startSession(token)
  showPage()
  expect(await screen.findByText('Both')).toBeVisible()
  await waitFor(() => expect(asked()).toHaveLength(4))
})

test('what failed early is asked for anew', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  server.answerWith(500, {})
  await prefetchAndWait()
  server.answerWith(200, {})
  showPage()
  expect(await screen.findByText('Both')).toBeVisible()
})

test('what was asked for before a save is asked for anew after it', async () => {
  const page = render(<ApiProvider>{null}</ApiProvider>)
  await prefetchAndWait()
  publish('saved', { table: 'assets' })
  page.rerender(
    <ApiProvider>
      <Page />
    </ApiProvider>,
  )
  expect(await screen.findByText('Both')).toBeVisible()
  expect(asked()).toHaveLength(4)
})
