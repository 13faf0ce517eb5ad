import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './menu'

// Enter on an item sends a pointer event, a class that jsdom does not have.
beforeAll(() => {
  window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent
})

function renderMenu() {
  const signOut = jest.fn()
  const download = jest.fn()
  render(
    <Menu
      label="Maya Sharma, account"
      items={[
        { label: 'Profile Settings', onSelect: () => {} },
        { label: 'Download', onSelect: download, disabled: true },
        { label: 'Sign out', onSelect: signOut },
      ]}
    >
      Maya Sharma
    </Menu>,
  )
  return { signOut, download, button: screen.getByRole('button', { name: 'Maya Sharma, account' }) }
}

test('the keyboard alone opens the menu, chooses, and is back at its button', async () => {
  const { signOut, button } = renderMenu()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menu', { name: 'Maya Sharma, account' })).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  expect(signOut).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

test('an item that cannot be used does nothing', async () => {
  const { download, button } = renderMenu()
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download' }))
  expect(download).not.toHaveBeenCalled()
})
