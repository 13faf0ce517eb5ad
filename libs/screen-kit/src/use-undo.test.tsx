import { useRead, useSend } from '@solvent/api-client'
import { addAsset, getDashboard, listEntries } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useUndo } from './use-undo'

const body = { asset_type: 'Cash', asset_value: 5, date_received: '2026-03-10' }

function Total() {
  const { data } = useRead(getDashboard, {})
  return <output>{`Assets ${data?.total_assets}`}</output>
}

function Notify({ onNotified }: { onNotified: () => void }) {
  const undo = useUndo()
  const { data } = useRead(listEntries, { query: { limit: 1 } })
  const { mutate } = useSend(addAsset)
  const [entry] = data?.entries ?? []
  const notify = () => {
    if (entry) undo('Cash added.', { id: entry.id, what: 'Cash' })
    onNotified()
  }
  return (
    <button type="button" onClick={entry ? notify : () => mutate({ body })}>
      {entry ? 'Notify' : 'Add'}
    </button>
  )
}

/** A screen that closes as soon as its toast is shown. */
function Page() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Total />
      {open && <Notify onNotified={() => setOpen(false)} />}
    </>
  )
}

async function addAndNotify(api = fakeApi()) {
  const { user } = renderWithApi(<Page />, api)
  await user.click(await screen.findByText('Add'))
  expect(await screen.findByText('Assets 17005')).toBeVisible()
  await user.click(await screen.findByText('Notify'))
  expect(await screen.findByText('Cash added.')).toBeVisible()
  return user
}

test('an action can be undone from its toast, even after its screen is left', async () => {
  const user = await addAndNotify()
  await user.click(screen.getByText('Undo'))
  expect(await screen.findByText('Undone: Cash')).toBeVisible()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
})

test.each([
  ['undo_refused', 'This can no longer be undone.'],
  ['no_answer', "We couldn't undo this. Please try again."],
] as const)('an undo that fails (%s) says why', async (failure, text) => {
  const api = fakeApi()
  api.fail('undoEntry', failure)
  const user = await addAndNotify(api)
  await user.click(screen.getByText('Undo'))
  expect(await screen.findByText(text, { selector: 'p' })).toBeVisible()
  expect(screen.queryByText('Undone: Cash')).not.toBeInTheDocument()
})
