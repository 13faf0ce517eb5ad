import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button'
import { TextField } from '../field/text-field'
import { Dialog } from './dialog'

function AddAsset() {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Asset</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New asset"
        description="What you own."
        footer={<Button>Save</Button>}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  )
}

afterEach(() => jest.restoreAllMocks())

async function openDialog() {
  render(<AddAsset />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }))
  return screen.findByRole('dialog', { name: 'New asset' })
}

test('an open dialog has a name and a description, and focus is in its first field', async () => {
  expect(await openDialog()).toHaveAccessibleDescription('What you own.')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
})

test('the focus is in the element that is marked for it', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Lines">
      <TextField label="Name" value="" onChange={() => undefined} />
      <section tabIndex={-1} aria-label="First line" data-first-focus />
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole('region', { name: 'First line' })).toHaveFocus())
})

test('a hidden file input is not the first field', async () => {
  function AddPicture() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add picture</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Picture">
          <input type="file" aria-label="File" hidden />
          <TextField label="Name" value="" onChange={() => undefined} />
        </Dialog>
      </>
    )
  }
  render(<AddPicture />)
  await userEvent.click(screen.getByRole('button', { name: 'Add picture' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
})

test('keys pressed before the next frame go to the first field, not to the page behind', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  render(<AddAsset />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}Cash{Tab}')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cash')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes the dialog and focus goes back to the button that opened it', async (_, close) => {
  await openDialog()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Asset' })).toHaveFocus())
})

test('a click outside the dialog does not close it', async () => {
  await openDialog()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cash')
  await userEvent.click(document.body)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cash')
})

test('a dialog that stays mounted preserves its input, is inaccessible while closed, and restores the focus', async () => {
  function Panel() {
    const [open, setOpen] = useState(false)
    const [text, setText] = useState('')
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <Dialog placement="side" keepMounted open={open} onOpenChange={setOpen} title="Assistant">
          <Button>New</Button>
          <TextField label="Message" value={text} onChange={setText} />
        </Dialog>
      </>
    )
  }
  render(<Panel />)
  for (const typed of ['What', ' if']) {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus())
    await userEvent.keyboard(`${typed}{Escape}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  }
  expect(screen.getByLabelText('Message')).toHaveValue('What if')
})

test('Back closes the dialog and stays on the page; the next Back leaves it', async () => {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/page')
  await openDialog()
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: [expect.any(String)] }))
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.pathname).toBe('/page')
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/before'))
})

test('a dialog closed without Back leaves no history entry, even if the next one opens right away', async () => {
  window.history.pushState(null, '', '/before')
  window.history.pushState({ key: 'of the router' }, '', '/page')
  await openDialog()
  await waitFor(() => expect(window.history.state.dialogs).toHaveLength(1))
  const [first] = window.history.state.dialogs
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }))
  await waitFor(() =>
    expect(window.history.state).toEqual({
      key: 'of the router',
      dialogs: [expect.not.stringMatching(first)],
    }),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(window.history.state).toEqual({ key: 'of the router' }))
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/before'))
})

test('two dialogs that close together leave no history entry', async () => {
  window.history.pushState(null, '', '/page')
  function Question() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Form">
        <Dialog open={open} onOpenChange={setOpen} title="Discard this form?">
          <Button onClick={() => setOpen(false)}>Discard</Button>
        </Dialog>
      </Dialog>
    )
  }
  render(<Question />)
  await waitFor(() => expect(window.history.state?.dialogs).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(window.history.state).toBeNull())
  expect(window.location.pathname).toBe('/page')
})

test('a dialog that is sending ignores Back, and closes on the next one', async () => {
  window.history.pushState(null, '', '/page')
  const closeRequested = jest.fn()
  function Sending() {
    const [open, setOpen] = useState(true)
    const close = () => {
      closeRequested()
      if (closeRequested.mock.calls.length > 1) setOpen(false)
    }
    return (
      <Dialog open={open} onOpenChange={close} title="Sending">
        Wait
      </Dialog>
    )
  }
  render(<Sending />)
  for (const time of [1, 2]) {
    await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: [expect.any(String)] }))
    window.history.back()
    await waitFor(() => expect(closeRequested).toHaveBeenCalledTimes(time))
    expect(window.location.pathname).toBe('/page')
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
