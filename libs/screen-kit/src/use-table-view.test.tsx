import { prepareControls, Table, type TableColumn } from '@solvent/ui'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { useTableView } from './use-table-view'
import { useUrlTab } from './use-url-tab'

// Loaded before it is needed, as on a page that has been open for a while.
prepareControls()

type Loan = { name: string; amount: number }

const loans: Loan[] = [
  { name: 'Car loan', amount: 9000 },
  { name: 'Student loan', amount: 20000 },
  { name: 'Credit card', amount: 700 },
]
const columns: TableColumn<Loan>[] = [
  { key: 'name', header: 'Name', sortBy: ({ name }) => name, render: ({ name }) => name },
  { key: 'amount', header: 'Amount', sortBy: ({ amount }) => amount, render: ({ amount }) => amount },
]

function Loans() {
  const [view, setView] = useTableView({ key: 'amount', descending: true })
  const [tab, turnTo] = useUrlTab(['owed', 'paid'], 'owed')
  return (
    <>
      <Table
        caption="Loans"
        columns={columns}
        rows={loans}
        rowKey={({ name }) => name}
        view={view}
        onViewChange={setView}
        searchText={({ name }) => name}
      />
      <p>Tab: {tab}</p>
      <button type="button" onClick={() => turnTo('paid')}>
        Paid
      </button>
      <button type="button" onClick={() => turnTo('owed')}>
        Owed
      </button>
      <Link to="?q=card">Only cards</Link>
    </>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Loans />
      <Address />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function names() {
  return screen.getAllByRole('rowheader').map((name) => name.textContent)
}

afterEach(() => {
  jest.useRealTimers()
})

test('a link restores its search and order', () => {
  open('/loans?q=loan&sort=name&order=desc')
  expect(names()).toEqual(['Student loan', 'Car loan'])
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('loan')
})

test('without parameters in the URL, the rows have the initial order', () => {
  jest.useFakeTimers()
  open('/loans')
  expect(names()).toEqual(['Student loan', 'Car loan', 'Credit card'])
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('/loans')).toBeInTheDocument()
})

test('search and order are written to the URL, next to other parameters', async () => {
  const user = open('/loans?tab=paid')
  await user.type(screen.getByRole('searchbox'), 'car')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(names()).toEqual(['Car loan', 'Credit card'])
  expect(await screen.findByText('/loans?tab=paid&q=car&sort=name&order=asc')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('/loans?tab=paid&sort=name&order=asc')).toBeInTheDocument()
})

test('a link within the page changes the view; one that only names the sort counts as ascending', async () => {
  const user = open('/loans?sort=amount')
  expect(names()).toEqual(['Credit card', 'Car loan', 'Student loan'])
  await user.click(screen.getByRole('link', { name: 'Only cards' }))
  expect(names()).toEqual(['Credit card'])
  expect(screen.getByRole('searchbox')).toHaveValue('card')
})

test('changing tabs preserves the search being typed', async () => {
  const user = open('/loans')
  await user.type(screen.getByRole('searchbox'), 'card')
  await user.click(screen.getByRole('button', { name: 'Paid' }))
  expect(screen.getByRole('searchbox')).toHaveValue('card')
  // Either may be written first: the search after its delay, or the tab.
  expect(await screen.findByText(/^\/loans\?(tab=paid&q=card|q=card&tab=paid)$/)).toBeInTheDocument()
})

test('the tab is in the URL, except the first one, and an unknown one counts as the first', async () => {
  const user = open('/loans?tab=nonsense')
  expect(screen.getByText('Tab: owed')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Paid' }))
  expect(screen.getByText('Tab: paid')).toBeInTheDocument()
  expect(screen.getByText('/loans?tab=paid')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Owed' }))
  expect(screen.getByText('Tab: owed')).toBeInTheDocument()
  expect(screen.getByText('/loans')).toBeInTheDocument()
})
