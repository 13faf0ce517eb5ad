import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

test('a busy button shows its busy label and is disabled', async () => {
  const save = jest.fn()
  const { rerender } = render(
    <Button onClick={save} busyLabel="Saving...">
      Save
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledTimes(1)

  rerender(
    <Button onClick={save} busyLabel="Saving..." busy>
      Save
    </Button>,
  )
  const busy = screen.getByRole('button', { name: 'Saving...' })
  expect(busy).toBeDisabled()
  await userEvent.click(busy)
  expect(save).toHaveBeenCalledTimes(1)
})

test('a button does not send the form around it unless it is a submit button', async () => {
  const send = jest.fn((event: Event) => event.preventDefault())
  const { container } = render(
    <form>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', send)

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).toHaveBeenCalledTimes(1)
})
