import { addAsset, getDashboard, listAssets, listLiabilities } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSend } from '../calls/use-send'
import { testServer } from '../testing/test-server'
import { ApiProvider } from './provider'
import { useRead } from './use-read'

const server = testServer()

const cash = { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-01' }

function Screen() {
  const queries = [useRead(listAssets, {}), useRead(getDashboard, {}), useRead(listLiabilities, {})]
  const { mutate } = useSend(addAsset)
  return (
    <button type="button" onClick={() => mutate({ body: cash })}>
      {queries.every(({ data }) => data) ? 'Save' : 'Loading'}
    </button>
  )
}

function readsOf(path: string) {
  return server.received.filter(({ method, url }) => method === 'GET' && url === path).length
}

async function showScreen() {
  render(
    <ApiProvider>
      <Screen />
    </ApiProvider>,
  )
  await screen.findByText('Save')
}

test('a save refetches only the areas of its table', async () => {
  await showScreen()
  await userEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(readsOf('/api/assets')).toBe(2))
  await waitFor(() => expect(readsOf('/api/dashboard')).toBe(2))
  expect(readsOf('/api/liabilities')).toBe(1)
})

test('a save published on the bus by any remote does the same', async () => {
  await showScreen()
  publish('saved', { table: 'liabilities' })
  await waitFor(() => expect(readsOf('/api/liabilities')).toBe(2))
  await waitFor(() => expect(readsOf('/api/dashboard')).toBe(2))
  expect(readsOf('/api/assets')).toBe(1)
})

test('a save of a table known only to another release refreshes the dashboard', async () => {
  await showScreen()
  publish('saved', JSON.parse('{ "table": "pensions" }'))
  await waitFor(() => expect(readsOf('/api/dashboard')).toBe(2))
  expect(readsOf('/api/assets')).toBe(1)
  expect(readsOf('/api/liabilities')).toBe(1)
})

function Assets() {
  const { data } = useRead(listAssets, {}, { area: 'recommendations' })
  return <p>{data ? 'Shown' : 'Loading'}</p>
}

test('data shown in another area is refetched with that area', async () => {
  render(
    <ApiProvider>
      <Assets />
    </ApiProvider>,
  )
  await screen.findByText('Shown')
  publish('saved', { table: 'assets' })
  publish('saved', { table: 'liabilities' })
  await waitFor(() => expect(readsOf('/api/assets')).toBe(2))
})
