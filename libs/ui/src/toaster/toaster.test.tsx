import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button'
import { ToastProvider, useToast } from './toaster'

function Payment({ undo }: { undo: () => void }) {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.success('Payment recorded', { label: 'Undo', onClick: undo })}>Pay</Button>
      <Button onClick={() => toast.error('Payment failed')}>Fail</Button>
    </>
  )
}

function renderPayment(undo = () => {}) {
  render(
    <ToastProvider>
      <Payment undo={undo} />
    </ToastProvider>,
  )
}

test('an action can be undone from its toast, which then closes', async () => {
  const undo = jest.fn()
  renderPayment(undo)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  const toast = await screen.findByRole('dialog', { name: 'Payment recorded' })
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Payment recorded')).not.toBeInTheDocument())
})

test('a failure is announced immediately and can be dismissed', async () => {
  renderPayment()
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed')
  await userEvent.click(screen.getByLabelText('Dismiss'))
  await waitFor(() => expect(screen.queryByText('Payment failed')).not.toBeInTheDocument())
})
