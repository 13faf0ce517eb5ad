import { useRead } from '@solvent/api-client'
import { getDashboard } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import ChatWidget from '../widget'

export const GREETING = 'Hello. Tell me what you spent or earned, or ask me what to pay first.'

/** Simulates another remote on the same page. */
function TotalAssets() {
  const { data } = useRead(getDashboard, {})
  return <output>Assets {data?.total_assets}</output>
}

/** Renders the closed widget and returns the actions of a user. */
export function showWidget(api = fakeApi()) {
  const onConfigure = jest.fn()
  const { user } = renderWithApi(
    <>
      <ChatWidget onConfigure={onConfigure} />
      <TotalAssets />
    </>,
    api,
  )
  const open = () => user.click(screen.getByRole('button', { name: 'Open assistant' }))
  const send = async (text: string) => {
    await user.type(screen.getByLabelText('Message'), text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  /** Opens the assistant and sends a message. */
  const ask = async (text: string) => {
    await open()
    await screen.findByText(GREETING)
    await send(text)
  }
  return { api, user, onConfigure, open, send, ask }
}

let stop = () => {}
afterEach(() => stop())

/** Collects the tables that are published as saved from now on. */
export function savedTables(): string[] {
  const tables: string[] = []
  stop = subscribe('saved', ({ table }) => tables.push(table))
  return tables
}

/** A card, by its title. */
export const card = (name: string) => within(screen.getByRole('region', { name }))

/** The messages of the conversation. */
export const log = () => within(screen.getByRole('log', { name: 'Conversation' }))
