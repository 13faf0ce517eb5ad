import { fakeApi, maya, type Person } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

const CAPTION = 'What comes and goes, by day'

async function rows() {
  const table = await screen.findByRole('table', { name: CAPTION })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

const paidOnThe28th: Person = { ...maya, pay: { kind: 'monthly', day: 28 } }

test('without paydays the section asks for them', async () => {
  const { user } = showPlan()
  expect(await screen.findByRole('heading', { name: 'Your next 60 days' })).toBeVisible()
  expect(screen.getByText(/^Tell us when you are paid/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Set paydays' }).at(-1) ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Your paydays' })).toBeVisible()
})

test('each payment, pay and due has its day, amount and balance', async () => {
  showPlan(fakeApi(paidOnThe28th))
  expect(
    await screen.findByText(/^Lowest: \$3,\d+\.\d\d on 27 March, before your pay of 28 March\.$/),
  ).toBeVisible()
  const all = await rows()
  expect(all.slice(0, 4)).toEqual([
    ['Mar 10', 'New boilerPlanned', '-$1,100.00Balance $4,260.00'],
    ['Mar 10', 'Blue hatchbackPlanned', '-$1,720.00Balance $4,260.00'],
    ['Mar 10', 'InsurancePlanned', '-$120.00Balance $4,260.00'],
    ['Mar 28', 'Your pay', '+$4,200.00Balance $7,728.39'],
  ])
  // The plan clears the boiler, so it is not due again.
  expect(all.filter(([, name]) => name?.startsWith('New boiler'))).toHaveLength(1)
})

test('a payment made this month is ticked, an undone one is not listed', async () => {
  const payment = { kind: 'payment', changes: [['Blue hatchback', -200]] } as const
  const journal = [
    { ...payment, occurred_on: '2026-02-20' },
    { ...payment, occurred_on: '2026-03-02', undone: true },
    { ...payment, occurred_on: '2026-03-05' },
  ] satisfies Person['journal']
  showPlan(fakeApi({ ...paidOnThe28th, journal }))
  const isPaid = ([, name]: (string | null)[]) => name?.endsWith('Paid')
  await waitFor(async () =>
    expect((await rows()).filter(isPaid)).toEqual([['Mar 5', 'Blue hatchback Paid', '-$200.00']]),
  )
})

test('an irregular income has no days', async () => {
  showPlan(fakeApi({ ...maya, pay: { kind: 'irregular' } }))
  expect(await screen.findByRole('heading', { name: 'Your path to debt-free' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Your next 60 days' })).not.toBeInTheDocument()
})

test('the living costs can be set, and left to what the budget leaves', async () => {
  const api = fakeApi(paidOnThe28th)
  const { user } = showPlan(api)
  expect(
    await screen.findByText('Includes living costs of $1,260.00 a month, what your budget leaves.'),
  ).toBeVisible()
  const set = async (amount: string, problem?: string) => {
    await user.click(screen.getByRole('button', { name: 'Change living costs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Living costs' }))
    const field = dialog.getByLabelText('Living costs a month (optional)')
    await user.clear(field)
    if (amount) await user.type(field, amount)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    if (!problem) return
    expect(await dialog.findByText(problem)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  }
  await set('-1', 'Living costs a month (optional) must not be negative')
  await set('2100')
  expect(await screen.findByText('Includes living costs of $2,100.00 a month.')).toBeVisible()
  await set('')
  expect(await screen.findByText(/of \$1,260\.00 a month, what your budget leaves\.$/)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ living_costs: 2100 }, { living_costs: null }])
})

test('another day of a payment can be tried, and nothing is saved', async () => {
  const api = fakeApi(paidOnThe28th)
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Try another day' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Try another day' }))
  await user.selectOptions(dialog.getByLabelText('Payment'), 'Blue hatchback, $1,720.00 on Mar 10')
  const show = () => user.click(dialog.getByRole('button', { name: 'Show' }))
  await show()
  expect(dialog.getByText('Choose a day from Mar 11, 2026 to Mar 31, 2026.')).toBeVisible()
  await user.type(dialog.getByLabelText('Payment date'), '2026-03-29')
  await show()
  expect(await screen.findByText('You are trying another day for 1 payment. Nothing is saved.')).toBeVisible()
  expect(await rows()).toContainEqual([
    'Mar 29',
    'Blue hatchbackTrying this day',
    expect.stringMatching(/^-\$1,720\.00Balance /),
  ])
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect((await rows())[1]?.slice(0, 2)).toEqual(['Mar 10', 'Blue hatchbackPlanned'])
  expect(api.received('schedulePayment')).toEqual([])
})
