import { useRead, useSend } from '@solvent/api-client'
import { contracts } from '@solvent/contracts/all'
import { screen } from '@testing-library/react'
import { fakeApi } from './fake-api'
import { maya, newcomer } from './people'
import { renderWithApi } from './render'

function Balance() {
  const { data, error, retry } = useRead(contracts.getDashboard, {})
  if (error) return <button type="button" onClick={retry}>{`Again: ${error.message}`}</button>
  return <output>{data ? `Assets ${data.total_assets}` : 'Loading'}</output>
}

function AddCash({ value }: { value: number }) {
  const { mutate, error } = useSend(contracts.addAsset)
  const body = { asset_type: 'Cash', asset_value: value, date_received: '2026-03-10' }
  return (
    <>
      <button type="button" onClick={() => mutate({ body })}>
        Add
      </button>
      {error && <p>{error.message}</p>}
    </>
  )
}

test('the fake API answers every endpoint of the contracts', () => {
  const endpointNames = Object.values(contracts).flatMap((value) =>
    typeof value === 'object' && 'method' in value ? [value.name] : [],
  )
  expect([...fakeApi().names].sort()).toEqual(endpointNames.sort())
})

test('an added asset is in the next read', async () => {
  const { user, api } = renderWithApi(
    <>
      <Balance />
      <AddCash value={0.1} />
    </>,
  )
  expect(await screen.findByText('Assets 17000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Assets 17000.1')).toBeVisible()
  expect(api.received('addAsset')).toHaveLength(1)
})

function History() {
  const { data } = useRead(contracts.listEntries, { query: { limit: 1 } })
  const { mutate } = useSend(contracts.undoEntry)
  const [last] = data?.entries ?? []
  return last ? (
    <button type="button" onClick={() => mutate({ params: { id: last.id } })}>
      {`Undo ${last.kind} ${last.changes[0]?.amount}`}
    </button>
  ) : null
}

test('an added asset is in the journal and can be undone', async () => {
  const { user } = renderWithApi(
    <>
      <Balance />
      <AddCash value={5} />
      <History />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  await user.click(await screen.findByRole('button', { name: 'Undo opening 5' }))
  expect(await screen.findByRole('button', { name: 'Undo reversal -5' })).toBeVisible()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
})

test('a body that violates the contract is rejected', async () => {
  const { user } = renderWithApi(<AddCash value={-1} />)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Please check the highlighted fields.')).toBeVisible()
})

test('a call fails until it recovers', async () => {
  const api = fakeApi(newcomer)
  api.fail('getDashboard', 'no_answer')
  const { user } = renderWithApi(<Balance />, api)
  const again = await screen.findByRole('button', { name: /^Again: The server cannot be reached/ })
  api.recover('getDashboard')
  await user.click(again)
  expect(await screen.findByText('Assets 0')).toBeVisible()
})

test('a held call waits until it is released', async () => {
  const api = fakeApi(maya)
  const release = api.hold('getDashboard')
  renderWithApi(<Balance />, api)
  expect(screen.getByText('Loading')).toBeVisible()
  release()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
})

test('a call whose response was lost takes effect only once when it is retried', async () => {
  const api = fakeApi(maya)
  api.lose('addAsset')
  const { user } = renderWithApi(
    <>
      <Balance />
      <AddCash value={5} />
    </>,
    api,
  )
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/^The server cannot be reached\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Assets 17005')).toBeVisible()
  expect(api.received('addAsset')).toHaveLength(2)
})
