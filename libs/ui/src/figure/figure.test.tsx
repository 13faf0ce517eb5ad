import { render, screen } from '@testing-library/react'
import { Figure } from './figure'

test('a figure is highlighted when it changes, but not on first render', () => {
  const { rerender } = render(<Figure value="$1,200.00" />)
  expect(screen.getByText('$1,200.00')).not.toHaveAttribute('data-changed')
  rerender(<Figure value="$1,200.00" />)
  expect(screen.getByText('$1,200.00')).not.toHaveAttribute('data-changed')
  rerender(<Figure value="$860.00" />)
  expect(screen.getByText('$860.00')).toHaveAttribute('data-changed')
})
