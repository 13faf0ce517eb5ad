import { addDays } from '@solvent/money'
import { fakeApi, newcomer, type Person } from '@solvent/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openForm, showActivity, titles } from '../testing/activity-page'

/** A user with 120 entries, four a day. */
const person: Person = {
  ...newcomer,
  assets: [{ asset_type: 'Cash', asset_value: 500, date_received: '2026-01-01' }],
  journal: Array.from({ length: 120 }, (_, index) => ({
    kind: 'expense',
    occurred_on: addDays('2026-01-01', Math.floor(index / 4)),
    note: `Coffee ${index + 1}`,
    category: 'Eating out',
    changes: [['Cash', -2.5]],
  })),
}

const coffees = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Coffee ${from - index}`)

async function showEntries() {
  const { user } = showActivity('/activity', fakeApi(person))
  await screen.findByRole('button', { name: /^Coffee 120 / })
  const more = () => user.click(screen.getByRole('button', { name: 'Show more' }))
  return { user, more }
}

test('Show more loads the next page and focuses its first row, until there are no more', async () => {
  const { more } = await showEntries()
  expect(titles()).toEqual(coffees(120, 71))
  await more()
  await waitFor(() => expect(titles()).toEqual(coffees(120, 21)))
  expect(screen.getByRole('button', { name: /^Coffee 70 / })).toHaveFocus()
  await more()
  await waitFor(() => expect(titles()).toEqual(coffees(120, 1)))
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a day and a month that continue on the next page have one heading', async () => {
  const { more } = await showEntries()
  await more()
  const list = await screen.findByRole('list', { name: 'Jan 18, 2026, continued' })
  expect(list).toHaveTextContent(/^Coffee 70/)
  expect(screen.getAllByRole('heading', { name: 'January 2026' })).toHaveLength(1)
  expect(screen.getAllByRole('heading', { name: 'Sunday, Jan 18' })).toHaveLength(1)
})

test('a new entry on top shifts all pages without losing or repeating an entry', async () => {
  const { user, more } = await showEntries()
  await more()
  await waitFor(() => expect(titles()).toHaveLength(100))
  const form = await openForm(user, 'Record expense')
  await user.type(form.getByLabelText('Amount'), '3')
  await user.selectOptions(form.getByLabelText('Category'), 'Fees')
  await user.click(form.getByRole('button', { name: 'Record expense' }))
  await waitFor(() => expect(titles()).toEqual(['Fees', ...coffees(120, 22)]))
})

test('a failed next page shows an error below the list and can be retried', async () => {
  const api = fakeApi(person)
  const { user } = showActivity('/activity', api)
  await screen.findByRole('button', { name: /^Coffee 120 / })
  api.fail('listEntries', 'not_found')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Failed to load more.')).toBeVisible()
  expect(titles()).toHaveLength(50)
  api.recover('listEntries')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toHaveLength(100))
})

test('another filter starts with its first page', async () => {
  const { user, more } = await showEntries()
  await more()
  await waitFor(() => expect(titles()).toHaveLength(100))
  await user.type(screen.getByLabelText('Search'), 'coffee 1')
  // 1, 10 to 19, and 100 to 120.
  await waitFor(() => expect(titles()).toHaveLength(32))
  await user.clear(screen.getByLabelText('Search'))
  await waitFor(() => expect(titles()).toEqual(coffees(120, 71)))
})

describe('with IntersectionObserver', () => {
  type ObserverEntry = { isIntersecting: boolean; boundingClientRect: { height: number } }
  let observers: FakeObserver[] = []

  class FakeObserver {
    element: Element | null = null
    constructor(
      readonly notify: (entries: ObserverEntry[]) => void,
      readonly options: { rootMargin: string },
    ) {}
    observe(element: Element) {
      this.element = element
      observers.push(this)
    }
    disconnect() {
      observers = observers.filter((observer) => observer !== this)
    }
  }

  /** Notifies the observers with this root margin; returns their elements. */
  function notify(margin: string, isIntersecting: boolean) {
    const notified = observers.filter(({ options }) => options.rootMargin.startsWith(margin))
    act(() => {
      for (const observer of notified)
        observer.notify([{ isIntersecting, boundingClientRect: { height: 2400 } }])
    })
    return notified.map(({ element }) => element)
  }

  const END_MARGIN = '1200px'
  const ROWS_MARGIN = '1500px'

  beforeEach(() => {
    observers = []
    Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })

  test('the next page loads when the end is near, without moving the focus', async () => {
    await showEntries()
    notify(END_MARGIN, false)
    expect(titles()).toHaveLength(50)
    notify(END_MARGIN, true)
    await waitFor(() => expect(titles()).toHaveLength(100))
    expect(document.body).toHaveFocus()
  })

  test('rows far from the viewport become a placeholder, and return when it comes near', async () => {
    await showEntries()
    const [block] = notify(ROWS_MARGIN, false)
    expect(block).toHaveStyle({ height: '2400px' })
    expect(screen.queryByRole('button', { name: /^Coffee/ })).not.toBeInTheDocument()
    notify(ROWS_MARGIN, true)
    expect(titles()).toEqual(coffees(120, 71))
    expect(block).not.toHaveAttribute('style', expect.stringContaining('2400'))
  })

  test('rows with the focus stay rendered', async () => {
    await showEntries()
    const row = screen.getByRole('button', { name: /^Coffee 100 / })
    row.focus()
    notify(ROWS_MARGIN, false)
    expect(row).toHaveFocus()
  })
})
