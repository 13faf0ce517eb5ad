import { fakeApi, maya } from '@solvent/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

const planned = { ...maya, planned_on: '2026-03-09' }
const TITLE = 'Why your debt-free date changed'

test('without an earlier plan the section is not shown', async () => {
  showPlan()
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument()
})

test('a plan that has not moved shows one sentence and no table', async () => {
  showPlan(fakeApi(planned))
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible()
  expect(await screen.findByText(/^Since 9 March your debt-free month is still /)).toBeVisible()
  expect(screen.getByLabelText('Since')).toHaveValue('2026-03-09')
  expect(screen.queryByRole('table', { name: 'What changed your debt-free month' })).not.toBeInTheDocument()
})

test('a changed choice is listed with its effect, and the rows add up', async () => {
  const { user } = showPlan(fakeApi(planned))
  await user.click(await screen.findByRole('button', { name: 'Use Only what is due for the plan' }))
  expect(await screen.findByText(/later, because your plan settings changed\.$/)).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'What changed your debt-free month' }))
  const rows = table.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining('Cause'),
    expect.stringMatching(/^Your plan settings.*later\$[\d.,]+ more$/),
    expect.stringMatching(/^Total.*later\$[\d.,]+ more$/),
  ])
})

test('a day without a plan uses the nearest one, and a day that is not past is refused', async () => {
  showPlan(fakeApi(planned))
  const field = await screen.findByLabelText('Since')
  // The first value is a year that is still being typed.
  for (const value of ['0002-02-01', '2026-02-01']) fireEvent.change(field, { target: { value } })
  expect(
    await screen.findByText('There is no plan for that day, so we compare with the nearest one.'),
  ).toBeVisible()
  fireEvent.change(field, { target: { value: '2026-03-10' } })
  expect(await screen.findByText('Choose a day before today.')).toBeVisible()
})
