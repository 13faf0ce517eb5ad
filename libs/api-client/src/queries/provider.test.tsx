import { listAssets } from '@solvent/contracts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { followOtherTabs, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { ApiProvider } from './provider'
import { useRead } from './use-read'

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const tokenOf = (user_id: string) => `e30.${btoa(JSON.stringify({ user_id, exp: inAnHour }))}.`

const server = testServer()
beforeEach(() => {
  server.answerWith(200, {})
  startSession(tokenOf('maya'))
})
afterEach(() => jest.restoreAllMocks())

function Page() {
  const { data, error } = useRead(listAssets, {})
  const [note, setNote] = useState('')
  return (
    <>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output>{error?.message ?? (data ? 'Assets' : 'Nothing')}</output>
    </>
  )
}

function showPage() {
  render(
    <ApiProvider>
      <Page />
    </ApiProvider>,
  )
}

test('when another tab signs in another person, no data of the previous one stays', async () => {
  const stop = followOtherTabs()
  showPage()
  await screen.findByText('Assets')
  await userEvent.type(screen.getByLabelText('Note'), 'mine')
  localStorage.setItem('access_token', tokenOf('noor'))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
  expect(screen.getByText('Nothing')).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('')
  await screen.findByText('Assets')
  expect(server.received.at(-1)?.headers.authorization).toBe(`Bearer ${tokenOf('noor')}`)
  stop()
})

test('an offline user sees a notice immediately, and the data once the connection is back', async () => {
  jest.spyOn(console, 'error').mockImplementation() // jsdom logs each broken connection
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.breakConnections()
  showPage()
  expect(await screen.findByText(/^You are offline\./)).toBeVisible()
  expect(server.received.filter(({ url }) => url === '/api/assets')).toHaveLength(1)
  server.answerWith(200, {})
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Assets')).toBeVisible()
})
