import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from './disclosure'

test('pressing the title by mouse or keyboard shows the content', async () => {
  const onOpenChange = jest.fn()
  render(
    <Disclosure title="Why is this first?" onOpenChange={onOpenChange}>
      It is due soonest.
    </Disclosure>,
  )
  expect(screen.queryByText('It is due soonest.')).not.toBeInTheDocument()
  const title = screen.getByRole('button', { name: 'Why is this first?', expanded: false })
  await userEvent.click(title)
  expect(screen.getByText('It is due soonest.')).toBeVisible()
  expect(title).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('the parent can control whether it is open', async () => {
  render(
    <Disclosure title="Details" open>
      All of them.
    </Disclosure>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(screen.getByText('All of them.')).toBeVisible()
})
