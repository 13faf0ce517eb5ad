import { fakeApi, noor } from '@solvent/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

const KEEP = 'Keep $966.67 for 20 April, when more is due than the budget of that month covers.'

test('money that next month needs is kept, with the price of keeping and of using it', async () => {
  showPlan(fakeApi(noor))
  const text = await screen.findByText(KEEP)
  const note = text.closest('[role=status]') ?? text.parentElement
  expect(note).toHaveTextContent(
    'Keeping what is needed costs $49.61 of interest in all. With it no month is short of its dues, without it 5 months are short.',
  )
})

test('who wants to use everything now does so with one button, and back', async () => {
  const api = fakeApi(noor)
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Use everything now' }))
  expect(await screen.findByText(/^Everything is used now, nothing is kept for later dues\./)).toBeVisible()
  expect(screen.queryByText(KEEP)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep what is needed soon' }))
  expect(await screen.findByText(KEEP)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ reserve: 'use' }, { reserve: 'keep' }])
})

test('a strategy and a what-if are there again at the next visit', async () => {
  const api = fakeApi()
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Use Only what is due for the plan' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Extra each month' }), { target: { value: 210 } })
  await waitFor(() => expect(api.received('saveWhatIf')).toHaveLength(1))
  cleanup()
  showPlan(api)
  expect(await screen.findByLabelText('Strategy')).toHaveDisplayValue('Only what is due')
  expect(await screen.findByRole('slider', { name: 'Extra each month' })).toHaveValue('210')
})

test('where nothing is needed soon, nothing is said about it', async () => {
  showPlan()
  await screen.findByRole('heading', { name: 'Your way to debt-free' })
  expect(screen.queryByText(/^Keep \$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use everything now' })).not.toBeInTheDocument()
})
