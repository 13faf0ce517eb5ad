import { act, render, screen } from '@testing-library/react'
import { Button } from '../button/button'
import { ToastProvider, useToast } from './toaster'

// As the bundler's runtime does with a script that fails to load.
jest.mock('./toast-view', () => {
  throw new Error('Loading chunk 7 failed.')
})

function Payment() {
  const toast = useToast()
  return <Button onClick={() => toast.error('Payment failed')}>Fail</Button>
}

test('a toast whose view fails to load is shown plainly, announced, and disappears', async () => {
  jest.useFakeTimers()
  render(
    <ToastProvider>
      <Payment />
    </ToastProvider>,
  )
  act(() => screen.getByRole('button', { name: 'Fail' }).click())
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed')
  await act(() => jest.advanceTimersByTimeAsync(8000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  jest.useRealTimers()
})
