import { Dialog, prepareControls } from '@solvent/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useRestoreFocus } from './use-restore-focus'

// There before it is needed, as on a page that has been open for a while.
prepareControls()

function Debts({ target }: { target?: string }) {
  const [debts, setDebts] = useState(['Car loan', 'Credit card'])
  const [asked, setAsked] = useState<string | null>(null)
  const region = useRestoreFocus<HTMLElement>(target)
  const remove = (gone: string | null) => setDebts(debts.filter((debt) => debt !== gone))
  return (
    <>
      <section ref={region} tabIndex={-1} aria-label="Debts">
        <h2 tabIndex={-1}>{debts.length} debts</h2>
        {debts.map((debt) => (
          <div key={debt}>
            <button type="button" onClick={() => remove(debt)}>{`Delete ${debt}`}</button>
            <button type="button" onClick={() => setAsked(debt)}>{`Pay ${debt}`}</button>
          </div>
        ))}
      </section>
      <button type="button" onClick={() => remove('Car loan')}>
        Delete the first
      </button>
      <Dialog open={asked !== null} onOpenChange={() => setAsked(null)} title="Pay">
        <button
          type="button"
          onClick={() => {
            setAsked(null)
            // As a list that is fetched again, the row goes when the dialog has given the focus back.
            setTimeout(() => remove(asked), 200)
          }}
        >
          Pay all of it
        </button>
      </Dialog>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the region has the focus when the row that had it is gone', async () => {
  render(<Debts />)
  await press('Delete Car loan')
  expect(screen.getByRole('region', { name: 'Debts' })).toHaveFocus()
})

test('a part of the region has it where one is named', async () => {
  render(<Debts target="h2" />)
  await press('Delete Car loan')
  expect(screen.getByRole('heading', { name: '1 debts' })).toHaveFocus()
})

test('what is done in a dialog and takes its row away leaves the focus in the region', async () => {
  render(<Debts />)
  await press('Pay Car loan')
  await press('Pay all of it')
  await waitFor(() => expect(screen.queryByText('Pay Car loan')).not.toBeInTheDocument())
  expect(screen.getByRole('region', { name: 'Debts' })).toHaveFocus()
})

test('who is elsewhere on the page stays there', async () => {
  render(<Debts />)
  await press('Delete the first')
  expect(screen.getByRole('button', { name: 'Delete the first' })).toHaveFocus()
})

test('who has left every field is not called back by a row that goes later', async () => {
  render(<Debts />)
  screen.getByRole('button', { name: 'Pay Credit card' }).focus()
  await userEvent.click(document.body)
  act(() => screen.getByRole('button', { name: 'Delete the first' }).click())
  expect(document.body).toHaveFocus()
})
