import { fakeApi, noor } from '@solvent/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

const RESERVE_NOTE = 'Keep $966.67 for 20 April, when more is due than the budget of that month covers.'

test('the reserve is shown with what keeping it and using it would cost', async () => {
  showPlan(fakeApi(noor))
  const text = await screen.findByText(RESERVE_NOTE)
  const note = text.closest('[role=status]') ?? text.parentElement
  expect(note).toHaveTextContent(
    'Keeping what is needed costs $49.61 of interest in all. With it no month is short of its dues, without it 5 months are short.',
  )
})

test('the reserve is used and restored with one button each', async () => {
  const api = fakeApi(noor)
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Use everything now' }))
  expect(await screen.findByText(/^Everything is used now, nothing is kept for later dues\./)).toBeVisible()
  expect(screen.queryByText(RESERVE_NOTE)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep what is needed soon' }))
  expect(await screen.findByText(RESERVE_NOTE)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ reserve: 'use' }, { reserve: 'keep' }])
})

test('the next visit restores the strategy and the what-if', async () => {
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

test('without a reserve there is no note', async () => {
  showPlan()
  await screen.findByRole('heading', { name: 'Your way to debt-free' })
  expect(screen.queryByText(/^Keep \$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use everything now' })).not.toBeInTheDocument()
})
