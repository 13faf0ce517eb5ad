import { Dialog, prepareControls } from '@solvent/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useRestoreFocus } from './use-restore-focus'

// Loaded before it is needed, as on a page that has been open for a while.
prepareControls()

function Debts({ target }: { target?: string }) {
  const [debts, setDebts] = useState(['Car loan', 'Credit card'])
  const [selected, setSelected] = useState<string | null>(null)
  const region = useRestoreFocus<HTMLElement>(target)
  const remove = (gone: string | null) => setDebts(debts.filter((debt) => debt !== gone))
  return (
    <>
      <section ref={region} tabIndex={-1} aria-label="Debts">
        <h2 tabIndex={-1}>{debts.length} debts</h2>
        {debts.map((debt) => (
          <div key={debt}>
            <button type="button" onClick={() => remove(debt)}>{`Delete ${debt}`}</button>
            <button type="button" onClick={() => setSelected(debt)}>{`Pay ${debt}`}</button>
          </div>
        ))}
      </section>
      <button type="button" onClick={() => remove('Car loan')}>
        Delete the first
      </button>
      <Dialog open={selected !== null} onOpenChange={() => setSelected(null)} title="Pay">
        <button
          type="button"
          onClick={() => {
            setSelected(null)
            // As with a refetched list, the row is removed after the dialog has returned the focus.
            setTimeout(() => remove(selected), 200)
          }}
        >
          Pay all of it
        </button>
      </Dialog>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the region gets the focus when the focused row is removed', async () => {
  render(<Debts />)
  await press('Delete Car loan')
  expect(screen.getByRole('region', { name: 'Debts' })).toHaveFocus()
})

test('the target element in the region gets it if one is given', async () => {
  render(<Debts target="h2" />)
  await press('Delete Car loan')
  expect(screen.getByRole('heading', { name: '1 debts' })).toHaveFocus()
})

test('an action in a dialog that removes its row leaves the focus in the region', async () => {
  render(<Debts />)
  await press('Pay Car loan')
  await press('Pay all of it')
  await waitFor(() => expect(screen.queryByText('Pay Car loan')).not.toBeInTheDocument())
  expect(screen.getByRole('region', { name: 'Debts' })).toHaveFocus()
})

test('focus elsewhere on the page stays there', async () => {
  render(<Debts />)
  await press('Delete the first')
  expect(screen.getByRole('button', { name: 'Delete the first' })).toHaveFocus()
})

test('after the focus was cleared, removing a row does not bring it back', async () => {
  render(<Debts />)
  screen.getByRole('button', { name: 'Pay Credit card' }).focus()
  await userEvent.click(document.body)
  act(() => screen.getByRole('button', { name: 'Delete the first' }).click())
  expect(document.body).toHaveFocus()
})
