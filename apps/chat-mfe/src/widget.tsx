import type { WidgetProps } from '@solvent/remote-kit'
import { Button, Card, SectionTitle, Stack, space } from '@solvent/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { MessageForm } from './message-form'
import { MessageLog } from './message-log'
import { SuggestionChips } from './suggestion-chips'
import { useConversation } from './use-conversation'

// Collapsed it stays on the page, so that a message half written is still there when it opens again.
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  &[hidden] { display: none; }
`

const waitingTexts = { opening: 'Loading conversation...', replying: 'Thinking...' } as const

/** The Personal Finance Assistant: a card that opens into a conversation. */
export default function ChatWidget({ onConfigure, wanted = false }: WidgetProps) {
  const { state, entries, open, send } = useConversation()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const place = useRef<HTMLElement>(null)
  const openWanted = useEffectEvent(() => {
    void open()
    setOpen(true)
    place.current?.scrollIntoView({ block: 'center' })
  })

  useEffect(() => {
    if (wanted) openWanted()
  }, [wanted])

  const waiting = state === 'opening' || state === 'replying' ? waitingTexts[state] : null
  const isReady = state === 'ready'

  function toggle() {
    if (!isOpen) void open()
    setOpen(!isOpen)
  }
  function configure() {
    setOpen(false)
    onConfigure()
  }
  const toggleButton = (
    <Button small aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? 'Close assistant' : 'Open assistant'}
    </Button>
  )
  return (
    <section ref={place} aria-labelledby={titleId}>
      <Card>
        <Stack>
          <SectionTitle id={titleId} action={toggleButton}>
            Personal Finance Assistant
          </SectionTitle>
          <Body hidden={!isOpen}>
            <MessageLog entries={entries} waiting={waiting} onConfigure={configure}>
              {state === 'failed' && (
                <div>
                  <Button small onClick={() => void open()}>
                    Try again
                  </Button>
                </div>
              )}
            </MessageLog>
            <SuggestionChips disabled={!isReady} onChoose={send} />
            <MessageForm disabled={!isReady} busy={state === 'replying'} onSend={send} />
          </Body>
        </Stack>
      </Card>
    </section>
  )
}
