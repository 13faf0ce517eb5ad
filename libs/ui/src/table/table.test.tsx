import { render, screen, within } from '@testing-library/react'
import { Button } from '../button/button'
import { Table } from './table'
import type { TableColumn } from './table-column'

type Asset = { name: string; amount: string }

const columns: TableColumn<Asset>[] = [
  { key: 'name', header: 'Asset', render: (asset) => asset.name },
  { key: 'amount', header: 'Amount', align: 'end', render: (asset) => asset.amount },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (asset) => <Button aria-label={`Edit ${asset.name}`}>Edit</Button>,
  },
]

const assets = [
  { name: 'Cash', amount: '$20.00' },
  { name: 'Vehicle', amount: '$9,000.00' },
]

test('a table has a name, column headings and rows named by their first cell', () => {
  render(<Table caption="Your assets" columns={columns} rows={assets} rowKey={(asset) => asset.name} />)
  const table = screen.getByRole('table', { name: 'Your assets' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map((heading) => heading.textContent)).toEqual(['Asset', 'Amount', 'Actions'])

  const vehicle = within(table).getByRole('rowheader', { name: 'Vehicle' }).closest('tr')
  expect(vehicle).not.toBeNull()
  const cells = within(vehicle ?? table).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(['$9,000.00', 'Edit'])
  expect(within(vehicle ?? table).getByRole('button', { name: 'Edit Vehicle' })).toBeEnabled()
})

test('on a card a value is labelled with its heading, and buttons have no label', () => {
  render(<Table caption="Your assets" columns={columns} rows={assets} rowKey={(asset) => asset.name} />)
  expect(screen.getByRole('cell', { name: '$20.00' })).toHaveAttribute('data-label', 'Amount')
  expect(screen.getByRole('button', { name: 'Edit Cash' }).closest('td')).not.toHaveAttribute('data-label')
})
