import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTypedFields } from './typed-fields'

test('unsaved input of a remote is tracked until it is cleared', async () => {
  const typed = createTypedFields()
  render(
    <div onInput={(event) => typed.add(event.target)}>
      <input aria-label="Amount" />
    </div>,
  )
  const field = screen.getByLabelText('Amount')
  expect(typed.hasInput()).toBe(false)
  await userEvent.type(field, '12')
  expect(typed.hasInput()).toBe(true)
  await userEvent.clear(field)
  expect(typed.hasInput()).toBe(false)
})
