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
    .map((row) => [...row.children].map((cell) => cell.textContent))

const legend = () => screen.getAllByRole('listitem').map((item) => item.textContent)

const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({ name, value: 10 - index }))

test('the legend lists every part with its amount and combines the smallest of many', () => {
  show(six)
  expect(legend()).toEqual(['A $10.00', 'B $9.00', 'C $8.00', '3 others $18.00'])
})

test('a few parts are all named', () => {
  show(six.slice(0, 4))
  expect(legend()).toEqual(['A $10.00', 'B $9.00', 'C $8.00', 'D $7.00'])
})

test('all parts can be shown as a table and back as a legend', async () => {
  show(six)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: What you own, by type' }))
  expect(rows()).toEqual([['Type', 'Amount'], ...six.map(({ name, value }) => [name, formatAmount(value)])])
  await userEvent.click(screen.getByRole('button', { name: 'Hide table: What you own, by type' }))
  expect(legend()).toHaveLength(4)
})
