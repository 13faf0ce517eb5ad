import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor } from '@testing-library/react'
import { GREETING, showWidget } from './testing/show-widget'
import ChatWidget from './widget'

test('a panel opens immediately with the focus in its field', async () => {
  renderWithApi(<ChatWidget onConfigure={jest.fn()} place="panel" wanted />)
  await waitFor(() => expect(screen.getByText(GREETING)).toBeVisible())
  expect(screen.queryByRole('button', { name: /assistant$/ })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
})

test('a closed panel sends no requests for the conversation', () => {
  const { api } = renderWithApi(<ChatWidget onConfigure={jest.fn()} place="panel" />)
  expect(api.received('createSession')).toEqual([])
  expect(api.received('listMessages')).toEqual([])
})

test('a card that is requested reports that it has opened', async () => {
  const onOpened = jest.fn()
  renderWithApi(<ChatWidget onConfigure={jest.fn()} onOpened={onOpened} wanted />)
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
  expect(onOpened).toHaveBeenCalledTimes(1)
})

test('messages sent in one place show in the other when it is reopened', async () => {
  const { user } = renderWithApi(
    <>
      <ChatWidget onConfigure={jest.fn()} />
      <ChatWidget onConfigure={jest.fn()} place="panel" wanted />
    </>,
  )
  await screen.findByText(GREETING)
  await user.click(screen.getByRole('button', { name: 'Open assistant' }))
  await waitFor(() => expect(screen.getAllByText(GREETING)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Close assistant' }))
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'What is due?{Enter}')
  await screen.findAllByText('Your Credit Card comes first this month.')
  await user.click(screen.getByRole('button', { name: 'Open assistant' }))
  await waitFor(() => expect(screen.getAllByText('What is due?')).toHaveLength(2))
})

describe('on a phone', () => {
  const { matchMedia } = window
  beforeEach(() => {
    const phone = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    Object.assign(window, { matchMedia: () => phone })
  })
  afterEach(() => {
    Object.assign(window, { matchMedia })
  })

  test('the card opens a sheet, which preserves typed text while it is closed', async () => {
    const { user, open } = showWidget()
    await open()
    expect(await screen.findByRole('dialog', { name: 'Personal Finance Assistant' })).toBeVisible()
    await user.type(screen.getByLabelText('Message'), 'What if')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await open()
    expect(await screen.findByLabelText('Message')).toHaveValue('What if')
  })
})
