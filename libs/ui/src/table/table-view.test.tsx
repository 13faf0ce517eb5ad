import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Table, type TableProps } from './table'
import type { TableColumn } from './table-column'
import type { TableView } from './table-view'

type Loan = { name: string; amount: number }

const loans: Loan[] = [
  { name: 'Car loan', amount: 9000 },
  { name: 'Student loan', amount: 20000 },
  { name: 'Credit card', amount: 700 },
]
const columns: TableColumn<Loan>[] = [
  { key: 'name', header: 'Name', sortBy: ({ name }) => name, render: ({ name }) => name },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: (loan) => loan.amount,
    render: (loan) => loan.amount,
  },
  { key: 'note', header: 'Note', render: () => 'None' },
]

function Loans(props: Partial<TableProps<Loan>>) {
  const [view, setView] = useState<TableView>({ search: '', sort: null })
  return (
    <Table
      caption="Loans"
      columns={columns}
      rows={loans}
      rowKey={({ name }) => name}
      view={view}
      onViewChange={setView}
      searchText={({ name }) => name}
      {...props}
    />
  )
}

const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent)
const heading = (name: string) => screen.getByRole('columnheader', { name })

test('pressing a heading sorts by its column, and pressing it again reverses the order', async () => {
  const user = userEvent.setup()
  render(<Loans />)
  expect(names()).toEqual(['Car loan', 'Student loan', 'Credit card'])
  expect(heading('Amount')).not.toHaveAttribute('aria-sort')

  await user.click(screen.getByRole('button', { name: 'Amount' }))
  expect(names()).toEqual(['Credit card', 'Car loan', 'Student loan'])
  expect(heading('Amount')).toHaveAttribute('aria-sort', 'ascending')

  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Student loan', 'Car loan', 'Credit card'])
  expect(heading('Amount')).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('button', { name: 'Amount' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(names()).toEqual(['Car loan', 'Credit card', 'Student loan'])
  expect(heading('Amount')).not.toHaveAttribute('aria-sort')
  expect(within(heading('Note')).queryByRole('button')).not.toBeInTheDocument()
})

test('a search shows the matching rows and their number', async () => {
  const user = userEvent.setup()
  render(<Loans searchLabel="Search loans" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.type(screen.getByRole('searchbox', { name: 'Search loans' }), 'loan')
  expect(names()).toEqual(['Car loan', 'Student loan'])
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 rows')

  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a search that finds nothing says so and offers all rows again', async () => {
  const user = userEvent.setup()
  render(<Loans />)
  await user.type(screen.getByRole('searchbox'), 'yacht')
  expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  expect(screen.getByText('No rows contain “yacht”.')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 rows')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Show all 3 rows' }))
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test.each<[string, Partial<TableProps<Loan>>]>([
  ['without a view', { view: undefined }],
  ['without a way to change the view', { onViewChange: undefined }],
])('a table %s is a plain table', (_, props) => {
  render(<Loans {...props} />)
  expect(screen.getByRole('table', { name: 'Loans' })).not.toHaveAttribute('aria-rowcount')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an order by an unknown column is ignored', () => {
  render(<Loans view={{ search: '', sort: { key: 'gone', descending: true } }} />)
  expect(names()).toEqual(['Car loan', 'Student loan', 'Credit card'])
})

describe('when the rows are cards', () => {
  beforeEach(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'ResizeObserver')
  })

  test('a select sorts them, as there are no headings to press', async () => {
    const user = userEvent.setup()
    render(<Loans />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    const select = screen.getByRole('combobox', { name: 'Sort by' })
    expect(select).toHaveDisplayValue('Choose an order')
    const orders = within(select)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(orders).toEqual([
      'Choose an order',
      'Name, A to Z',
      'Name, Z to A',
      'Amount, low to high',
      'Amount, high to low',
    ])

    await user.selectOptions(select, 'Amount, high to low')
    expect(names()).toEqual(['Student loan', 'Car loan', 'Credit card'])
    expect(select).toHaveDisplayValue('Amount, high to low')
    expect(heading('Amount')).toHaveAttribute('aria-sort', 'descending')
  })

  test('dates are offered from the earliest and from the latest', () => {
    const due: TableColumn<Loan> = {
      key: 'due',
      header: 'Due',
      sortBy: ({ amount }) => (amount < 1000 ? '2026-01-31' : ''),
      render: () => '',
    }
    render(<Loans columns={[due]} />)
    expect(screen.getByRole('option', { name: 'Due, earliest first' })).toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'Due, latest first' })).toBeInTheDocument()
  })
})
