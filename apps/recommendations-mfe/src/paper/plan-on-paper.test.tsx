import { fakeApi, newcomer } from '@solvent/testing'
import { act, screen, within } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

async function print(api = fakeApi()) {
  const shown = showPlan(api)
  await screen.findByRole('heading', { name: 'Payment Recommendations' })
  await screen.findByRole('group', { name: 'Total Income' })
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  return shown
}

// Print CSS does not apply in these tests, so the sheet counts as hidden.
const hidden = { hidden: true }

function sheet() {
  return within(screen.getByRole('article', hidden))
}

afterEach(() => {
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
})

test('the sheet has the month, every debt with amount and due date, the total, and the debt-free month', async () => {
  await print()
  expect(sheet().getByRole('heading', { name: /^My plan, \w+ \d{4}$/, ...hidden })).toBeInTheDocument()
  const rows = sheet().getAllByRole('row', hidden)
  const debts = ['New boiler Credit Card', 'Blue hatchback Car Loan', 'Insurance']
  expect(rows).toHaveLength(debts.length + 2)
  expect(
    rows.slice(1, -1).map((row) => within(row).getByRole('rowheader', hidden).textContent?.trim()),
  ).toEqual(debts)
  expect(rows[1]).toHaveTextContent(/^1.+\d{1,2} \w+ \d{4}\$[\d,]+\.\d\d/)
  expect(rows.at(-1)).toHaveTextContent(/^Total\$[\d,]+\.\d\d$/)
  expect(await screen.findByText(/^Debt-free in \w+ \d{4}$/)).toBeInTheDocument()
  expect(sheet().queryByRole('button', hidden)).toBeNull()
})

test('the sheet is rendered only while printing', async () => {
  await print()
  expect(screen.getByRole('article', hidden)).toBeInTheDocument()
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(screen.queryByRole('article', hidden)).toBeNull()
})

test('without debts the sheet says so', async () => {
  await print(fakeApi(newcomer))
  expect(sheet().getByText(/^All Clear!/)).toBeInTheDocument()
  expect(sheet().queryByRole('table', hidden)).toBeNull()
})

test('the menu of the plan prints it', async () => {
  const printed = jest.fn()
  window.print = printed
  const { user } = showPlan()
  await user.click(await screen.findByRole('button', { name: 'Download the plan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print on one page' }))
  expect(printed).toHaveBeenCalledTimes(1)
})
