import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button'
import { AmountField } from '../field/amount-field'
import { TextField } from '../field/text-field'
import { Form } from './form'

type Errors = { name?: string; amount?: string; form?: string }

function AssetForm({ check }: { check: (amount: string) => Errors | Promise<Errors> }) {
  const [name, setName] = useState('')
  const [amount, setAmount] = useState('')
  const [errors, setErrors] = useState<Errors>({})

  async function submit() {
    const result = check(amount)
    setErrors(result instanceof Promise ? await result : result)
  }

  return (
    <Form onSubmit={submit} error={errors.form}>
      <TextField label="Name" value={name} onChange={setName} error={errors.name} />
      <AmountField
        label="Amount"
        value={amount}
        onChange={setAmount}
        error={errors.amount}
        hint="In dollars"
      />
      <Button type="submit">Add</Button>
    </Form>
  )
}

test('a rejected form focuses the first invalid field and shows its error', async () => {
  render(<AssetForm check={() => ({ amount: 'Enter an amount.' })} />)
  await userEvent.type(screen.getByLabelText('Amount'), '1,2x')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))

  const amount = screen.getByRole('textbox', { name: 'Amount' })
  expect(amount).toHaveFocus()
  expect(amount).toBeInvalid()
  expect(amount).toHaveAccessibleDescription('Enter an amount. In dollars')
  expect(amount).toHaveValue('1,2x')
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid()
})

test('the same error moves the focus again on the next submit', async () => {
  render(<AssetForm check={() => ({ name: 'Enter a name.' })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('a later server error moves the focus, too', async () => {
  let answer: (errors: Errors) => void = () => {}
  render(<AssetForm check={() => new Promise<Errors>((resolve) => (answer = resolve))} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await act(async () => answer({ name: 'This name is taken.' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('a late server error does not move the focus of a user who continues typing', async () => {
  let answer: (errors: Errors) => void = () => {}
  render(<AssetForm check={() => new Promise<Errors>((resolve) => (answer = resolve))} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '5')
  await act(async () => answer({ name: 'This name is taken.' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
})

test('a form-level error is an alert, and Enter submits the form', async () => {
  render(<AssetForm check={() => ({ form: 'The server could not be reached.' })} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cash{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached.')
})

test('a form-level error is scrolled into view', async () => {
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<AssetForm check={() => ({ form: 'Nothing was saved.' })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(intoView.mock.contexts).toEqual([screen.getByRole('alert')])
  intoView.mockRestore()
})
