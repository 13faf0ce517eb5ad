import { listAssets } from '@solvent/contracts'
import { publish, subscribe } from '@solvent/event-bus'
import { render, screen, waitFor } from '@testing-library/react'
import { ApiProvider } from '../queries/provider'
import { useRead } from '../queries/use-read'
import { startSession } from '../session/session'
import { testServer } from '../testing/test-server'

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const tokenOf = (user_id: string) => `e30.${btoa(JSON.stringify({ user_id, exp: inAnHour }))}.`

const server = testServer()
let otherTab: BroadcastChannel
let received: unknown[] = []
beforeAll(() => {
  otherTab = new BroadcastChannel('solvent.saves')
  otherTab.onmessage = ({ data }) => received.push(data)
})
afterAll(() => otherTab.close())
beforeEach(() => {
  received = []
  startSession(tokenOf('maya'))
})

function Assets() {
  const { data, fetching } = useRead(listAssets, {})
  return <output>{data ? `Assets${fetching ? ' again' : ''}` : 'Nothing'}</output>
}

async function showAssets() {
  const view = render(
    <ApiProvider>
      <Assets />
    </ApiProvider>,
  )
  await screen.findByText('Assets')
  return view
}

test('a save in another tab refetches here with the old data on screen, and is not sent back', async () => {
  await showAssets()
  otherTab.postMessage({ person: 'maya', table: 'assets' })
  expect(await screen.findByText('Assets again')).toBeVisible()
  await screen.findByText('Assets')
  expect(server.received).toHaveLength(2)
  expect(received).toEqual([])
})

test('a save here is sent to other tabs once', async () => {
  await showAssets()
  publish('saved', { table: 'payment' })
  await waitFor(() => expect(received).toEqual([{ person: 'maya', table: 'payment' }]))
})

test('a save in a tab of another release is published as an unknown table', async () => {
  await showAssets()
  const onSave = jest.fn()
  const stop = subscribe('saved', onSave)
  otherTab.postMessage({ person: 'maya', table: 'pensions' })
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ table: 'unknown', where: 'another tab' }))
  stop()
})

test.each([
  ['of another person', { person: 'noor', table: 'assets' }],
  ['without content', 'assets'],
])('a save %s is ignored', async (_, message) => {
  await showAssets()
  const onSave = jest.fn()
  const stop = subscribe('saved', onSave)
  otherTab.postMessage(message)
  // Messages arrive in the order they are sent.
  otherTab.postMessage({ person: 'maya', table: 'payment' })
  await waitFor(() => expect(onSave).toHaveBeenCalled())
  expect(onSave.mock.calls).toEqual([[{ table: 'payment', where: 'another tab' }]])
  stop()
})

test('a closed page receives and sends nothing', async () => {
  const { unmount } = await showAssets()
  unmount()
  publish('saved', { table: 'assets' })
  otherTab.postMessage({ person: 'maya', table: 'assets' })
  // Messages arrive in the order they are sent.
  const thirdTab = new BroadcastChannel('solvent.saves')
  thirdTab.postMessage('last')
  await waitFor(() => expect(received).toEqual(['last']))
  thirdTab.close()
  expect(server.received).toHaveLength(1)
})

test('a browser without BroadcastChannel works within one tab', async () => {
  const { BroadcastChannel } = globalThis
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  await showAssets()
  publish('saved', { table: 'assets' })
  await waitFor(() => expect(server.received).toHaveLength(2))
  globalThis.BroadcastChannel = BroadcastChannel
})
