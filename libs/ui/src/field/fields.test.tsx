import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setPageCurrency } from '../format/page-currency'
import { AmountField } from './amount-field'
import { CheckboxField } from './checkbox-field'
import { PasswordField } from './password-field'
import { RadioGroupField } from './radio-group-field'
import { SelectField } from './select-field'
import { SliderField } from './slider-field'

function Password() {
  const [value, setValue] = useState('')
  return <PasswordField label="Password" value={value} onChange={setValue} autoComplete="new-password" />
}

test('a password is hidden until the person asks to see it', async () => {
  render(<Password />)
  const password = screen.getByLabelText('Password')
  await userEvent.type(password, 'secret')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveValue('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test('a select offers its options and reports the chosen value', async () => {
  const choose = jest.fn()
  const options = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'weekly', label: 'Weekly' },
  ]
  render(
    <SelectField label="Frequency" value="" placeholder="Choose one" onChange={choose} options={options} />,
  )
  const select = screen.getByRole('combobox', { name: 'Frequency' })
  expect(select).toHaveDisplayValue('Choose one')
  await userEvent.selectOptions(select, 'Weekly')
  expect(choose).toHaveBeenCalledWith('weekly')
})

function Priority() {
  const [value, setValue] = useState(79)
  return (
    <SliderField
      label="Priority"
      value={value}
      onChange={setValue}
      min={1}
      max={100}
      describe={(priority) => `${priority} · ${priority >= 80 ? 'High' : 'Medium'}`}
      error="Choose a priority."
    />
  )
}

test('the arrow keys move a slider, and its caption is also its spoken value', async () => {
  render(<Priority />)
  const slider = screen.getByRole('slider', { name: 'Priority' })
  expect(slider).toHaveAttribute('aria-valuetext', '79 · Medium')
  expect(slider).toHaveAccessibleDescription('Choose a priority.')
  await userEvent.tab()
  expect(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(slider).toHaveAttribute('aria-valuetext', '80 · High')
  expect(screen.getByText('80 · High')).toBeVisible()
})

function PaymentType() {
  const [value, setValue] = useState<'installment' | 'partial' | null>(null)
  const options = [
    { value: 'installment', label: 'Installment' },
    { value: 'partial', label: 'Partial amount' },
  ] as const
  return (
    <RadioGroupField
      label="Payment type"
      value={value}
      onChange={setValue}
      options={options}
      error={value ? undefined : 'Choose how to pay.'}
    />
  )
}

test('a radio group is named, shows its error and keeps one choice', async () => {
  render(<PaymentType />)
  const group = screen.getByRole('group', { name: 'Payment type' })
  expect(group).toHaveAccessibleDescription('Choose how to pay.')
  await userEvent.click(screen.getByRole('radio', { name: 'Partial amount' }))
  expect(screen.getByRole('radio', { name: 'Partial amount' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Installment' })).not.toBeChecked()
  expect(group).not.toHaveAccessibleDescription()
})

test('an amount field shows the currency sign of the page and updates immediately', () => {
  render(<AmountField label="Amount" value="20" onChange={() => undefined} />)
  expect(screen.getByText('$')).toBeVisible()
  act(() => setPageCurrency('CAD'))
  expect(screen.getByText('CA$')).toBeVisible()
  act(() => setPageCurrency('USD'))
})

test('a checkbox has a label and a hint and reports the new state', async () => {
  const change = jest.fn()
  render(<CheckboxField label="Remind me" hint="Once a month" checked onChange={change} />)
  const box = screen.getByRole('checkbox', { name: 'Remind me' })
  expect(box).toBeChecked()
  expect(box).toHaveAccessibleDescription('Once a month')
  await userEvent.click(box)
  expect(change).toHaveBeenCalledWith(false)
})
