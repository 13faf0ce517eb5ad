import { addAsset } from '@solvent/contracts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiProvider } from '../queries/provider'
import { testServer } from '../testing/test-server'
import { useSend } from './use-send'

const server = testServer()
beforeEach(() => {
  // jsdom logs each broken connection.
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

function Form() {
  const { mutate, isPending, isSuccess, error } = useSend(addAsset)
  const settled = error ? 'error' : isSuccess && 'success'
  const save = (value: number) =>
    mutate({ body: { asset_type: 'Cash', asset_value: value, date_received: '2026-01-01' } })
  return (
    <>
      <button type="button" onClick={() => save(1)}>
        Save one
      </button>
      <button type="button" onClick={() => save(2)}>
        Save two
      </button>
      <output>{isPending ? 'pending' : settled}</output>
    </>
  )
}

const saves = () => server.received.filter(({ method }) => method === 'POST')

async function press(name: string, status: 'error' | 'success'): Promise<string> {
  const before = saves().length
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(saves()).toHaveLength(before + 1))
  await screen.findByText(status)
  return String(saves().at(-1)?.headers['idempotency-key'])
}

function showForm() {
  render(
    <ApiProvider>
      <Form />
    </ApiProvider>,
  )
}

test('a save without a response is resent with the same key until it gets a response', async () => {
  showForm()
  server.breakConnections()
  const first = await press('Save one', 'error')
  expect(await press('Save one', 'error')).toBe(first)
  server.answerWith(200, {})
  expect(await press('Save one', 'success')).toBe(first)
  expect(await press('Save one', 'success')).not.toBe(first)
})

test('a different save has a new key, and so does a retry after an error response', async () => {
  showForm()
  server.breakConnections()
  const first = await press('Save one', 'error')
  const second = await press('Save two', 'error')
  expect(second).not.toBe(first)
  server.answerWith(400, { error: 'No', code: 'invalid_request' })
  expect(await press('Save two', 'error')).toBe(second)
  expect(await press('Save two', 'error')).not.toBe(second)
})

test('a save without a response reuses its key even if another save is sent in between', async () => {
  showForm()
  server.breakConnections()
  const first = await press('Save one', 'error')
  server.answerWith(200, {})
  await press('Save two', 'success')
  expect(await press('Save one', 'success')).toBe(first)
})

test('pressing the button twice sends one request', async () => {
  showForm()
  server.answerWith(200, {})
  const button = screen.getByRole('button', { name: 'Save one' })
  button.click()
  button.click()
  await screen.findByText('success')
  expect(server.received).toHaveLength(1)
})

test('after a gateway error the outcome is unknown, so the same key is sent again', async () => {
  showForm()
  server.answerWith(502, '<html>Bad gateway</html>')
  const first = await press('Save one', 'error')
  server.answerWith(200, {})
  expect(await press('Save one', 'success')).toBe(first)
})
