import { getReceipt } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { render, screen, waitFor } from '@testing-library/react'
import { startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { ApiProvider } from './provider'
import { usePicture } from './use-picture'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`
const server = testServer()
beforeEach(() => startSession(token))

function Receipt() {
  const { data, error } = usePicture(getReceipt, { params: { id: 'e1' } })
  return (
    <>
      {data && <img src={data.url} alt="Receipt" />}
      <output>{error?.message}</output>
    </>
  )
}

function showReceipt() {
  const { rerender } = render(<ApiProvider>{<Receipt />}</ApiProvider>)
  return {
    close: () => rerender(<ApiProvider>{null}</ApiProvider>),
    open: () => rerender(<ApiProvider>{<Receipt />}</ApiProvider>),
  }
}

/** The text of the shown picture, which stands for its bytes. */
const shown = () => atob(screen.queryByAltText('Receipt')?.getAttribute('src')?.split(',')[1] ?? '')

/** Until unused queries are removed from memory. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('a picture is fetched with the token and shown as a data URL of its type', async () => {
  server.answerText(200, 'first')
  showReceipt()
  await waitFor(() => expect(shown()).toBe('first'))
  expect(screen.getByAltText('Receipt')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:application\/json;/),
  )
  expect(server.received).toMatchObject([
    { method: 'GET', url: '/api/entries/e1/receipt', headers: { authorization: `Bearer ${token}` } },
  ])
})

test('a save refreshes the picture', async () => {
  server.answerText(200, 'first')
  showReceipt()
  await waitFor(() => expect(shown()).toBe('first'))
  server.answerText(200, 'second')
  publish('saved', { table: 'users' })
  await waitFor(() => expect(shown()).toBe('second'))
})

test('a picture is forgotten when it is closed', async () => {
  server.answerText(200, 'first')
  const page = showReceipt()
  await waitFor(() => expect(shown()).toBe('first'))
  page.close()
  await nextTask()
  server.answerWith(404, { error: 'This entry has no receipt.', code: 'not_found' })
  page.open()
  expect(shown()).toBe('')
  expect(await screen.findByText('This entry has no receipt.')).toBeVisible()
  expect(shown()).toBe('')
})
