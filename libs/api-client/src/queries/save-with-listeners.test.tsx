import { addAsset } from '@solvent/contracts'
import { publish, subscribe } from '@solvent/event-bus'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSend } from '../calls/use-send'
import { testServer } from '../testing/test-server'
import { ApiProvider } from './provider'

const server = testServer()
afterEach(() => jest.restoreAllMocks())

function Form() {
  const { mutate, isPending, isSuccess, error } = useSend(addAsset)
  const settled = error ? 'error' : isSuccess && 'success'
  const body = { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-01' }
  return (
    <>
      <button type="button" onClick={() => mutate({ body })}>
        Save
      </button>
      <output>{isPending ? 'pending' : settled}</output>
    </>
  )
}

test('a save succeeds even if a listener throws, and the other listeners receive it', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation()
  const received: string[] = []
  const fail = () => {
    throw new Error('broken')
  }
  const stops = [
    subscribe('saved', fail, 'chat_mfe'),
    subscribe('saved', ({ table }) => received.push(table), 'assets_mfe'),
  ]
  server.answerWith(200, {})
  render(
    <ApiProvider>
      <Form />
    </ApiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('success')
  expect(received).toEqual(['assets'])
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: A listener to "saved" failed in chat_mfe.',
  ])
  for (const stop of stops) stop()
})

test('listeners are called before the screen shows success', async () => {
  const statuses: (string | null)[] = []
  const stop = subscribe('saved', () => statuses.push(screen.getByRole('status').textContent))
  server.answerWith(200, {})
  render(
    <ApiProvider>
      <Form />
    </ApiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(statuses).toEqual(['pending']))
  await screen.findByText('success')
  stop()
})

test('a failed save is not published', async () => {
  const received: string[] = []
  const stop = subscribe('saved', ({ table }) => received.push(table))
  server.answerWith(400, { error: 'No', code: 'invalid_request' })
  render(
    <ApiProvider>
      <Form />
    </ApiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('error')
  expect(received).toEqual([])
  publish('saved', { table: 'assets' })
  expect(received).toEqual(['assets'])
  stop()
})
