import { fakeApi, noor } from '@solvent/testing'
import { cleanup, screen } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

const RESERVE_NOTE = "Keep $967.00 for 20 April: that month's payments are higher than its budget."

test('the reserve is shown with what keeping it and using it would cost', async () => {
  showPlan(fakeApi(noor))
  expect(
    await screen.findByText(
      /A reserve costs you \$49\.62 in interest\. With a reserve, you have enough every month; without it, you run short in 5 months\.$/,
    ),
  ).toBeVisible()
  expect(screen.getByText(RESERVE_NOTE)).toBeVisible()
})

test('the reserve is used and restored with one button each', async () => {
  const api = fakeApi(noor)
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Use it all now' }))
  expect(await screen.findByText(/^You keep no reserve for later payments\./)).toBeVisible()
  expect(screen.queryByText(RESERVE_NOTE)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep a reserve' }))
  expect(await screen.findByText(RESERVE_NOTE)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ reserve: 'use' }, { reserve: 'keep' }])
})

test('the next visit restores the strategy', async () => {
  const api = fakeApi()
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Use Only what is due for the plan' }))
  cleanup()
  showPlan(api)
  expect(await screen.findByLabelText('Strategy')).toHaveDisplayValue('Only what is due')
})

test('without a reserve there is no note', async () => {
  showPlan()
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  expect(screen.queryByText(/^Keep \$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use it all now' })).not.toBeInTheDocument()
})
