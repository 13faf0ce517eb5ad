import { fakeApi } from '@solvent/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { GREETING, log, showWidget } from '../testing/show-widget'

const ANSWER = 'Your Credit Card comes first this month.'
const TITLE = 'Financial Planning Chat'

async function showTwoConversations(api = fakeApi()) {
  const widget = showWidget(api)
  await widget.ask('First question')
  await log().findByText(ANSWER)
  await widget.user.click(screen.getByRole('button', { name: 'New' }))
  expect(log().getByText(GREETING)).toBeVisible()
  await widget.send('Second question')
  await log().findByText(ANSWER)
  const list = async () => {
    await widget.user.click(screen.getByRole('button', { name: 'History' }))
    const found = within(await screen.findByRole('list', { name: 'Conversations' }))
    await waitFor(() => expect(found.getAllByRole('listitem').length).toBeGreaterThan(0))
    return found
  }
  const choose = async (title: string, item: string) => {
    await widget.user.click(screen.getAllByRole('button', { name: `More for ${title}` })[0] ?? document.body)
    await widget.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...widget, list, choose }
}

test('a new conversation is created on the server with its first message', async () => {
  const { api, user } = await showTwoConversations()
  expect(api.received('createSession')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'New' }))
  expect(api.received('createSession')).toHaveLength(2)
})

test('an earlier conversation can be reopened, and stays open on the next visit', async () => {
  const { api, user, list } = await showTwoConversations()
  const conversations = (await list()).getAllByRole('button', { name: new RegExp(`^${TITLE}`) })
  expect(conversations).toHaveLength(2)
  expect(conversations[0]).toHaveAttribute('aria-current', 'true')
  if (conversations[1]) await user.click(conversations[1])
  expect(await log().findByText('First question')).toBeVisible()
  expect(log().queryByText('Second question')).not.toBeInTheDocument()
  cleanup()
  await showWidget(api).open()
  expect(await log().findByText('First question')).toBeVisible()
})

test('a conversation can be renamed', async () => {
  const { api, user, list, choose } = await showTwoConversations()
  await list()
  await choose(TITLE, 'Rename')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename conversation' }))
  await user.clear(dialog.getByLabelText('Title'))
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(await dialog.findByText('Title is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Title'), 'Boiler')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByRole('button', { name: /^Boiler/ })).toBeVisible()
  expect(api.received('renameSession')).toEqual([{ title: 'Boiler' }])
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(screen.getByRole('heading', { name: 'Boiler' })).toBeVisible()
})

test('a conversation is deleted after a confirmation, and replaced by a new one', async () => {
  const { api, user, list, choose } = await showTwoConversations()
  await list()
  await choose(TITLE, 'Delete')
  await user.click(
    within(await screen.findByRole('dialog', { name: `Delete "${TITLE}"?` })).getByRole('button', {
      name: 'Cancel',
    }),
  )
  expect(api.received('deleteSession')).toHaveLength(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await choose(TITLE, 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^More for/ })).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(log().getByText(GREETING)).toBeVisible()
})

test('a conversation that cannot be deleted stays in the list', async () => {
  const api = fakeApi()
  api.fail('deleteSession', 'unavailable')
  const { user, list, choose } = await showTwoConversations(api)
  await list()
  await choose(TITLE, 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The service is busy. Please try again in a moment.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^More for/ })).toHaveLength(2))
})

test('no other conversation can be opened during an answer', async () => {
  const api = fakeApi()
  const release = api.hold('sendChat')
  const { ask } = showWidget(api)
  await ask('What is due?')
  expect(screen.getByRole('button', { name: 'New' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'History' })).toBeDisabled()
  release()
  await waitFor(() => expect(screen.getByRole('button', { name: 'New' })).toBeEnabled())
})
