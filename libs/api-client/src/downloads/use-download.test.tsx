import { downloadPlan } from '@solvent/contracts'
import { exportTable } from '@solvent/contracts/transfer'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiProvider } from '../queries/provider'
import { startSession } from '../session/session'
import { savedFiles } from '../testing/saved-files'
import { testServer } from '../testing/test-server'
import { useDownload } from './use-download'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`

const server = testServer()
const files = savedFiles()
beforeEach(() => startSession(token))

function Buttons() {
  const table = useDownload(exportTable)
  const plan = useDownload(downloadPlan)
  return (
    <>
      <button type="button" onClick={() => table.start({ params: { table: 'assets' } })}>
        Table
      </button>
      <button
        type="button"
        onClick={() => plan.start({ params: { format: 'json' }, query: { strategy: 'avalanche' } })}
      >
        Plan
      </button>
      <output>{table.busy || plan.busy ? 'Busy' : (table.error?.message ?? 'Ready')}</output>
    </>
  )
}

function showButtons() {
  render(
    <ApiProvider>
      <Buttons />
    </ApiProvider>,
  )
}

test('a file is fetched with the token and saved unchanged under its name', async () => {
  server.answerText(200, '{ "plan": [1.50] }')
  showButtons()
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }))
  await screen.findByText('Ready')
  expect(files.map(({ name }) => name)).toEqual(['solvent-plan.json'])
  expect(await files[0]?.content).toBe('{ "plan": [1.50] }')
  expect(server.received.at(-1)).toMatchObject({
    url: '/api/recommendations/plan.json?strategy=avalanche',
    headers: { authorization: `Bearer ${token}` },
  })
})

test("an error shows the server's text, and no file is saved", async () => {
  server.answerWith(503, { error: 'The service is busy. Please try again in a moment.', code: 'unavailable' })
  showButtons()
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(await screen.findByText('The service is busy. Please try again in a moment.')).toBeVisible()
  expect(files).toEqual([])
})
