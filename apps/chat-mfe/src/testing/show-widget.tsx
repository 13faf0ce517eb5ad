import { useRead } from '@solvent/api-client'
import { getDashboard } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import ChatWidget from '../widget'

export const GREETING = 'Hello. Tell me what you spent or earned, or ask me what to pay first.'

/** Stands for another remote on the same page. */
function TotalAssets() {
  const { data } = useRead(getDashboard, {})
  return <output>Assets {data?.total_assets}</output>
}

/** Shows the widget, closed, and answers what a person does with it. */
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
  return { api, user, onConfigure, open, send }
}

/** The messages of the conversation. */
export const log = () => within(screen.getByRole('log', { name: 'Conversation' }))
