import { render, screen } from '@testing-library/react'
import { Progress } from './progress'

test('progress is announced with its name and text', () => {
  render(<Progress label="Car Loan paid" value={3} max={12} text="3 of 12 paid" />)
  const bar = screen.getByRole('progressbar', { name: 'Car Loan paid' })
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 paid')
  expect(bar).toHaveAttribute('aria-valuenow', '3')
  expect(screen.getByText('3 of 12 paid')).toBeVisible()
})

test('a value above the maximum fills the bar', () => {
  render(<Progress label="Budget" value={130} text="130%" />)
  expect(screen.getByRole('progressbar', { name: 'Budget' })).toHaveAttribute('aria-valuenow', '100')
})
