import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './tabs'

const items = [
  { id: 'avalanche', label: 'Avalanche', content: 'Highest interest first.' },
  { id: 'snowball', label: 'Snowball', content: 'Smallest balance first.' },
]

test('the arrow keys switch tabs and wrap around', async () => {
  const select = jest.fn()
  render(<Tabs label="Strategy" items={items} onSelect={select} />)
  expect(screen.getByRole('tablist', { name: 'Strategy' })).toBeInTheDocument()
  expect(screen.getByRole('tabpanel', { name: 'Avalanche' })).toHaveTextContent('Highest interest first.')

  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Snowball', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Snowball' })).toHaveTextContent('Smallest balance first.')
  expect(select).toHaveBeenLastCalledWith('snowball')

  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Avalanche', selected: true })).toHaveFocus()
})

test('the parent can control the selected tab', async () => {
  render(<Tabs label="Strategy" items={items} selected="snowball" />)
  await userEvent.click(screen.getByRole('tab', { name: 'Avalanche' }))
  expect(screen.getByRole('tab', { name: 'Snowball', selected: true })).toBeInTheDocument()
})
