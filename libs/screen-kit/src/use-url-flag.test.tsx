import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { useUrlFlag } from './use-url-flag'

function Page() {
  const [count, setCount] = useState(0)
  const { pathname, search } = useLocation()
  useUrlFlag('add', () => setCount(count + 1))
  return (
    <>
      <p>Opened {count} times</p>
      <output>{pathname + search}</output>
      <Link to="?tab=expected&add=1">Add</Link>
    </>
  )
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )
}

test('the flag triggers once, and only the flag is removed from the URL', () => {
  open('/assets?add=1&tab=expected')
  expect(screen.getByText('Opened 1 times')).toBeVisible()
  expect(screen.getByText('/assets?tab=expected')).toBeVisible()
})

test('a URL without the flag, or with it at 0, does not change', () => {
  open('/assets?add=0')
  expect(screen.getByText('Opened 0 times')).toBeVisible()
  expect(screen.getByText('/assets?add=0')).toBeVisible()
})

test('a link triggers it every time it is followed', async () => {
  open('/assets')
  await userEvent.click(screen.getByRole('link', { name: 'Add' }))
  expect(screen.getByText('Opened 1 times')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Add' }))
  expect(screen.getByText('Opened 2 times')).toBeVisible()
  expect(screen.getByText('/assets?tab=expected')).toBeVisible()
})
