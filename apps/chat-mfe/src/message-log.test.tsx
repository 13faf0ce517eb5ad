import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import ChatWidget from './widget'

const CONFIGURE = 'Please configure your API key in profile settings, then ask me again.'
const NO_CONNECTION =
  'Sorry, I encountered an error connecting to the server. Please make sure the backend is running and try again.'

async function openChat() {
  const onConfigure = jest.fn()
  const { user, api } = renderWithApi(<ChatWidget onConfigure={onConfigure} wanted />)
  await screen.findByText(/^Hello\. Tell me/)
  const ask = () => user.type(screen.getByLabelText('Message'), 'What is due?{Enter}')
  const log = screen.getByRole('log', { name: 'Conversation' })
  return { user, api, onConfigure, ask, log }
}

test('an error about the API key links to its setting', async () => {
  const { user, api, onConfigure, ask, log } = await openChat()
  api.fail('sendChat', 'unavailable', 'Your API key was refused by the provider.')
  await ask()
  expect(await within(log).findAllByText(CONFIGURE)).toHaveLength(1)
  expect(screen.queryByText(/refused by the provider/)).not.toBeInTheDocument()
  await user.click(within(log).getByRole('button', { name: 'Configure API Key' }))
  expect(onConfigure).toHaveBeenCalledTimes(1)
})

test('another error does not ask for an API key', async () => {
  const { api, ask, log } = await openChat()
  api.fail('sendChat', 'internal', 'The model is busy.')
  await ask()
  expect(await within(log).findAllByText(NO_CONNECTION)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Configure API Key' })).not.toBeInTheDocument()
})

test('the log has a fixed height and scrolls', async () => {
  const { ask, log } = await openChat()
  expect(getComputedStyle(log).height).toMatch(/^\d+(\.\d+)?(rem|px)$/)
  const before = getComputedStyle(log).height
  await ask()
  await within(log).findByText('Your Credit Card comes first this month.')
  expect(getComputedStyle(log).height).toBe(before)
  expect(getComputedStyle(log).overflowY).toBe('auto')
})
