import { fakeApi } from '@solvent/testing'
import { screen, waitFor } from '@testing-library/react'
import { item, showPlan, tile } from './testing/plan-page'

test('a failed load shows one error and can be retried', async () => {
  const api = fakeApi()
  api.fail('getRecommendations')
  const { user } = showPlan(api)
  expect(await screen.findByText('Failed to load recommendations.')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await tile('Total Income')).toBeVisible()
})

test('Refresh loads the plan again, and a failure leaves the current plan on screen', async () => {
  const { user, api } = showPlan()
  await tile('Total Income')
  api.fail('getRecommendations', 'no_answer')
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  const banner = /^Failed to load recommendations\. These figures may be out of date\./
  expect(await screen.findByText(banner)).toBeVisible()
  expect(await tile('Total Income')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(banner)).not.toBeInTheDocument())
})

test('Refresh is busy while the plan is loading', async () => {
  const { user, api } = showPlan()
  await tile('Total Income')
  const release = api.hold('getRecommendations')
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDisabled()
  release()
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled()
})

test('another strategy changes the plan without a loading state', async () => {
  const { user } = showPlan()
  await user.selectOptions(await screen.findByLabelText('Strategy'), 'Only what is due')
  expect(screen.queryByText('Loading recommendations...')).not.toBeInTheDocument()
  expect(await (await item('Blue hatchback')).findByText('$500.00')).toBeVisible()
})

test('a failed strategy change shows an error and can be retried', async () => {
  const { api, user } = showPlan()
  const strategy = await screen.findByLabelText('Strategy')
  api.fail('getRecommendations', 'not_found')
  await user.selectOptions(strategy, 'Only what is due')
  expect(await screen.findByText('Failed to load recommendations.')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await (await item('Blue hatchback')).findByText('$500.00')).toBeVisible()
})

test('the strategy can be set by address', async () => {
  showPlan(fakeApi(), '/recommendations?strategy=snowball')
  expect(await screen.findByLabelText('Strategy')).toHaveDisplayValue('Smallest balance first')
})
