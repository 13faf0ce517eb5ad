import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './menu'

function renderMenu() {
  const signOut = jest.fn()
  const download = jest.fn()
  render(
    <>
      <Menu
        label="Maya Sharma, account"
        items={[
          { label: 'Profile Settings', onSelect: () => {} },
          { label: 'Download', onSelect: download, disabled: true },
          { label: 'Sign out', onSelect: signOut },
        ]}
      >
        Maya Sharma
      </Menu>
      <button type="button">Next</button>
    </>,
  )
  return { signOut, download, button: screen.getByRole('button', { name: 'Maya Sharma, account' }) }
}

test('the menu can be used with the keyboard and returns the focus to its button', async () => {
  const { signOut, button } = renderMenu()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menu', { name: 'Maya Sharma, account' })).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  expect(signOut).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

test('a disabled item does nothing', async () => {
  const { download, button } = renderMenu()
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download' }))
  expect(download).not.toHaveBeenCalled()
})

const item = (name: string) => screen.getByRole('menuitem', { name })

test('arrows, Home, End and first letters move the focus; Escape returns to the button', async () => {
  const { button } = renderMenu()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Sign out')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowDown}', 'Profile Settings'],
    ['{End}', 'Sign out'],
    ['{Home}', 'Profile Settings'],
    ['{ArrowDown}', 'Download'],
    ['si', 'Sign out'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(item(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('Tab moves to the next element and closes the menu', async () => {
  const { button } = renderMenu()
  await userEvent.click(button)
  expect(document.querySelectorAll('[aria-hidden="true"][tabindex]')).toHaveLength(0)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test.each(['Next', 'Maya Sharma, account'])('pressing "%s" closes the menu', async (name) => {
  const { button } = renderMenu()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
