import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Banner } from '../banner/banner'
import { ErrorState } from './error-state'
import { LoadingState } from './loading-state'

test('content that could not be loaded is an alert with a way to try again', async () => {
  const retry = jest.fn()
  render(<ErrorState title="Failed to load assets" text="The rest still works." onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load assets')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('the loading state is announced as a status', () => {
  render(<LoadingState text="Loading assets..." />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading assets...')
})

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('a banner of tone %s is announced as %s', (tone, role) => {
  render(<Banner tone={tone}>You are offline.</Banner>)
  expect(screen.getByRole(role)).toHaveTextContent('You are offline.')
})
