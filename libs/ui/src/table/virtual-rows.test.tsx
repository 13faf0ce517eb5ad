import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button'
import { longTables } from './long-tables'
import { Table } from './table'
import type { TableColumn } from './table-column'
import type { TableView } from './table-view'

type Payment = { id: number; amount: number }

const ROW_HEIGHT = 49
const columns: TableColumn<Payment>[] = [
  { key: 'id', header: 'Payment', sortBy: ({ id }) => id, render: ({ id }) => `Payment ${id}` },
  { key: 'amount', header: 'Amount', align: 'end', sortBy: (row) => row.amount, render: (row) => row.amount },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: ({ id }) => <Button aria-label={`Undo ${id}`}>Undo</Button>,
  },
]

function payments(count: number): Payment[] {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, amount: (index * 37) % count }))
}

function Payments({ rows }: { rows: readonly Payment[] }) {
  const [view, setView] = useState<TableView>({ search: '', sort: null })
  return (
    <Table
      caption="Payments"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      view={view}
      onViewChange={setView}
      searchText={searchText}
    />
  )
}

const searchText = ({ id }: Payment) => `Payment ${id}`
// By text, because role queries on so many rows take seconds.
const names = () => screen.getAllByText(/^Payment \d+$/).map((name) => name.textContent)
const rowOf = (name: string) => screen.getByText(name, { selector: 'th > div' }).closest('tr')

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    fireEvent.scroll(window)
  })
}

beforeAll(() => longTables.load())
beforeEach(() => {
  window.scrollTo = () => {}
  scrollTo(0)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT)
  // The table is at the top of the page.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY, 800, 0))
})
afterEach(() => jest.restoreAllMocks())

test('of 10,000 rows, only those in the window are in the document, each with its index', () => {
  render(<Payments rows={payments(10_000)} />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  expect(screen.getAllByRole('columnheader')[0]?.closest('tr')).toHaveAttribute('aria-rowindex', '1')
  expect(rowOf('Payment 1')).toHaveAttribute('aria-rowindex', '2')
  expect(names().length).toBeGreaterThan(768 / ROW_HEIGHT)
  expect(names().length).toBeLessThanOrEqual(80)

  scrollTo(5000 * ROW_HEIGHT)
  expect(rowOf('Payment 5001')).toHaveAttribute('aria-rowindex', '5002')
  expect(screen.queryByText('Payment 1')).not.toBeInTheDocument()
  expect(names().length).toBeLessThanOrEqual(80)

  scrollTo(10_000 * ROW_HEIGHT - 768)
  expect(names().at(-1)).toBe('Payment 10000')
})

test('a hundred rows are all in the document, without indexes', () => {
  render(<Payments rows={payments(100)} />)
  expect(names()).toHaveLength(100)
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  expect(rowOf('Payment 1')).not.toHaveAttribute('aria-rowindex')
})

test('rows without a height, as in a hidden panel, are not all rendered', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0)
  render(<Payments rows={payments(10_000)} />)
  expect(names().length).toBeLessThanOrEqual(80)
})

test('the focused button stays when its row is scrolled away, and Tab continues from there', async () => {
  const user = userEvent.setup()
  render(<Payments rows={payments(10_000)} />)
  act(() => screen.getByLabelText('Undo 3').focus())
  scrollTo(5000 * ROW_HEIGHT)
  expect(screen.getByLabelText('Undo 3')).toHaveFocus()
  expect(names().slice(0, 3)).toEqual(['Payment 2', 'Payment 3', 'Payment 4'])
  expect(names()).toContain('Payment 5001')
  expect(names().length).toBeLessThanOrEqual(80)

  await user.tab()
  expect(screen.getByLabelText('Undo 4')).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByLabelText('Undo 3')).toHaveFocus()
})

test('rows stay while the focus is moving to them', () => {
  render(<Payments rows={payments(10_000)} />)
  act(() => screen.getByLabelText('Undo 3').focus())
  scrollTo(5000 * ROW_HEIGHT)
  fireEvent.blur(screen.getByLabelText('Undo 3'), { relatedTarget: screen.getByLabelText('Undo 4') })
  expect(names()).toContain('Payment 4')
  fireEvent.blur(screen.getByLabelText('Undo 3'), { relatedTarget: screen.getByLabelText('Search') })
  expect(names()).not.toContain('Payment 4')
})

test('End and Home go to the end and the top of the page, but not out of a field', async () => {
  render(<Payments rows={payments(10_000)} />)
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(490_000)
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'End' })
  fireEvent.keyDown(document.body, { key: 'Home', shiftKey: true })
  expect(scroll).not.toHaveBeenCalled()

  fireEvent.keyDown(screen.getByLabelText('Undo 1'), { key: 'End', ctrlKey: true })
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 490_000, behavior: 'instant' }))
  fireEvent.keyDown(document.body, { key: 'Home', ctrlKey: true })
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('thousands of rows can be sorted and searched', () => {
  render(<Payments rows={payments(10_000)} />)
  fireEvent.click(screen.getByText('Payment'))
  fireEvent.click(screen.getByText('Payment'))
  expect(names().slice(0, 2)).toEqual(['Payment 10000', 'Payment 9999'])

  fireEvent.change(screen.getByLabelText('Search'), { target: { value: '999' } })
  expect(screen.getByRole('status')).toHaveTextContent('19 of 10,000 rows')
  expect(names()).toHaveLength(19)

  fireEvent.change(screen.getByLabelText('Search'), { target: { value: '9' } })
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3440')
  expect(names()[0]).toBe('Payment 9999')
})

test('all rows are rendered for printing, and fewer again afterwards', () => {
  render(<Payments rows={payments(400)} />)
  expect(names().length).toBeLessThan(100)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(names()).toHaveLength(400)
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(names().length).toBeLessThan(100)
})
