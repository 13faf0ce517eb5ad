import { render, screen } from '@testing-library/react'
import { StatTile } from './stat-tile'

test('a tile is a group named by its label, also when the label is a link', () => {
  render(<StatTile label={<a href="/assets">Total Assets</a>} value="$5,000" hint="2 assets" />)
  expect(screen.getByRole('group', { name: 'Total Assets' })).toHaveTextContent('$5,000')
  expect(screen.getByRole('link', { name: 'Total Assets' })).toHaveAttribute('href', '/assets')
})
