import { addDays } from '@solvent/money'
import { fakeApi, newcomer, type Person } from '@solvent/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openForm, showActivity, titles } from '../testing/activity-page'

/** Sam has had 120 coffees, four a day. */
const sam: Person = {
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

async function showSam() {
  const { user } = showActivity('/activity', fakeApi(sam))
  await screen.findByRole('button', { name: /^Coffee 120 / })
  const more = () => user.click(screen.getByRole('button', { name: 'Show more' }))
  return { user, more }
}

test('the next entries come by hand, the keyboard goes on with them, until there are no more', async () => {
  const { more } = await showSam()
  expect(titles()).toEqual(coffees(120, 71))
  await more()
  await waitFor(() => expect(titles()).toEqual(coffees(120, 21)))
  expect(screen.getByRole('button', { name: /^Coffee 70 / })).toHaveFocus()
  await more()
  await waitFor(() => expect(titles()).toEqual(coffees(120, 1)))
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a day and a month that go on in the next page have one head', async () => {
  const { more } = await showSam()
  await more()
  const list = await screen.findByRole('list', { name: 'Jan 18, 2026, continued' })
  expect(list).toHaveTextContent(/^Coffee 70/)
  expect(screen.getAllByRole('heading', { name: 'January 2026' })).toHaveLength(1)
  expect(screen.getAllByRole('heading', { name: 'Sunday, Jan 18' })).toHaveLength(1)
})

test('what is recorded on top moves all pages on, and nothing is lost or there twice', async () => {
  const { user, more } = await showSam()
  await more()
  await waitFor(() => expect(titles()).toHaveLength(100))
  const form = await openForm(user, 'Record Expense')
  await user.type(form.getByLabelText('Amount'), '3')
  await user.selectOptions(form.getByLabelText('Category'), 'Fees')
  await user.click(form.getByRole('button', { name: 'Record Expense' }))
  await waitFor(() => expect(titles()).toEqual(['Fees', ...coffees(120, 22)]))
})

test('a next page that fails says so below the others, and is tried again', async () => {
  const api = fakeApi(sam)
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

test('another filter begins with its first page', async () => {
  const { user, more } = await showSam()
  await more()
  await waitFor(() => expect(titles()).toHaveLength(100))
  await user.type(screen.getByLabelText('Search'), 'coffee 1')
  // 1, 10 to 19, and 100 to 120.
  await waitFor(() => expect(titles()).toHaveLength(32))
  await user.clear(screen.getByLabelText('Search'))
  await waitFor(() => expect(titles()).toEqual(coffees(120, 71)))
})

describe('where the browser tells what is near the window', () => {
  type Seen = { isIntersecting: boolean; boundingClientRect: { height: number } }
  let watchers: Watcher[] = []

  class Watcher {
    element: Element | null = null
    constructor(
      readonly tell: (seen: Seen[]) => void,
      readonly options: { rootMargin: string },
    ) {}
    observe(element: Element) {
      this.element = element
      watchers.push(this)
    }
    disconnect() {
      watchers = watchers.filter((watcher) => watcher !== this)
    }
  }

  /** Says where elements are that are watched from so far. */
  function tell(margin: string, isIntersecting: boolean) {
    const told = watchers.filter(({ options }) => options.rootMargin.startsWith(margin))
    act(() => {
      for (const watcher of told) watcher.tell([{ isIntersecting, boundingClientRect: { height: 2400 } }])
    })
    return told.map(({ element }) => element)
  }

  const END = '1200px'
  const ROWS = '1500px'

  beforeEach(() => {
    watchers = []
    Object.assign(globalThis, { IntersectionObserver: Watcher })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })

  test('the next page comes when the end is near, and takes the focus from nobody', async () => {
    await showSam()
    tell(END, false)
    expect(titles()).toHaveLength(50)
    tell(END, true)
    await waitFor(() => expect(titles()).toHaveLength(100))
    expect(document.body).toHaveFocus()
  })

  test('rows far from the window leave their room, and are back when it comes near', async () => {
    await showSam()
    const [block] = tell(ROWS, false)
    expect(block).toHaveStyle({ height: '2400px' })
    expect(screen.queryByRole('button', { name: /^Coffee/ })).not.toBeInTheDocument()
    tell(ROWS, true)
    expect(titles()).toEqual(coffees(120, 71))
    expect(block).not.toHaveAttribute('style', expect.stringContaining('2400'))
  })

  test('the row that has the focus stays where it is', async () => {
    await showSam()
    const row = screen.getByRole('button', { name: /^Coffee 100 / })
    row.focus()
    tell(ROWS, false)
    expect(row).toHaveFocus()
  })
})
