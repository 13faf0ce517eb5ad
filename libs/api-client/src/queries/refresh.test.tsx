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

function readingsOf(path: string) {
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

test('a save fetches the areas of its table again, and only those', async () => {
  await showScreen()
  await userEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(readingsOf('/api/assets')).toBe(2))
  await waitFor(() => expect(readingsOf('/api/dashboard')).toBe(2))
  expect(readingsOf('/api/liabilities')).toBe(1)
})

test('a save published on the bus by any remote does the same', async () => {
  await showScreen()
  publish('saved', { table: 'liabilities' })
  await waitFor(() => expect(readingsOf('/api/liabilities')).toBe(2))
  await waitFor(() => expect(readingsOf('/api/dashboard')).toBe(2))
  expect(readingsOf('/api/assets')).toBe(1)
})

test('a save that only another release has a name for refreshes the dashboard', async () => {
  await showScreen()
  publish('saved', JSON.parse('{ "table": "pensions" }'))
  await waitFor(() => expect(readingsOf('/api/dashboard')).toBe(2))
  expect(readingsOf('/api/assets')).toBe(1)
  expect(readingsOf('/api/liabilities')).toBe(1)
})

function Assets() {
  const { data } = useRead(listAssets, {}, { area: 'recommendations' })
  return <p>{data ? 'Shown' : 'Loading'}</p>
}

test('an answer shown in another area is fetched again with that one', async () => {
  render(
    <ApiProvider>
      <Assets />
    </ApiProvider>,
  )
  await screen.findByText('Shown')
  publish('saved', { table: 'assets' })
  publish('saved', { table: 'liabilities' })
  await waitFor(() => expect(readingsOf('/api/assets')).toBe(2))
})
