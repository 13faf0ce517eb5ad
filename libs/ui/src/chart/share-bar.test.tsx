import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatAmount } from '../format/format'
import { type Share, ShareBar } from './share-bar'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function show(shares: Share[]) {
  render(<ShareBar title="What you own, by type" shares={shares} format={formatAmount} sum={sum} />)
}

const rows = () =>
  within(screen.getByRole('table', { name: 'What you own, by type' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('every part stands in the table with its amount', () => {
  show([
    { name: 'Vehicle', value: 9800 },
    { name: 'Cash', value: 850.5 },
  ])
  expect(rows()).toEqual([
    ['Vehicle', '$9,800.00'],
    ['Cash', '$850.50'],
  ])
})

test('of many parts the smallest are put together, and shown when asked for', async () => {
  show(['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({ name, value: 10 - index })))
  expect(rows().at(-1)).toEqual(['3 others', '$18.00'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all types: What you own, by type' }))
  expect(rows()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer: What you own, by type' }))
  expect(rows()).toHaveLength(4)
})
