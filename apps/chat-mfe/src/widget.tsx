import type { WidgetProps } from '@solvent/remote-kit'
import { Button, Card, Dialog, SectionTitle, Stack, useIsPhone } from '@solvent/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Chat } from './chat'
import { type Conversation, useConversation } from './use-conversation'

const TITLE = 'Personal Finance Assistant'

// Stays mounted when collapsed, so that typed text is not lost.
const Collapsible = styled.div`
  &[hidden] { display: none; }
`

/** Scrolled into view, it must not be covered by the shell's bars. */
const Place = styled.section`
  scroll-margin: 4.5rem 0 5rem;
`

/** The Personal Finance Assistant, as a collapsible card or as the content of a panel. */
export default function ChatWidget({ place = 'card', ...props }: WidgetProps) {
  const conversation = useConversation()
  const Container = place === 'panel' ? ChatPanel : ChatCard
  return <Container {...props} conversation={conversation} />
}

interface PlaceProps extends Omit<WidgetProps, 'place'> {
  conversation: Conversation
}

/** Calls `act` each time `wanted` becomes true; returns how often that was. */
function useRequests(wanted: boolean, act: () => void): number {
  const [count, setCount] = useState(0)
  const handleRequest = useEffectEvent(() => {
    act()
    setCount((before) => before + 1)
  })
  useEffect(() => {
    if (wanted) handleRequest()
  }, [wanted])
  return count
}

/** The content of a panel that the shell opens and closes. */
function ChatPanel({ conversation, onConfigure, wanted = false }: PlaceProps) {
  const focusRequests = useRequests(wanted, () => void conversation.open())
  return <Chat conversation={conversation} fills focusRequests={focusRequests} onConfigure={onConfigure} />
}

/** A card on the page; on a phone it opens a sheet. */
function ChatCard({ conversation, onConfigure, wanted = false, onOpened }: PlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isPhone = useIsPhone()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const focusRequests = useRequests(wanted, () => {
    open()
    onOpened?.()
  })
  useEffect(() => {
    if (focusRequests > 0) card.current?.scrollIntoView({ block: 'nearest' })
  }, [focusRequests])

  function open() {
    void conversation.open()
    setOpen(true)
    setWasOpen(true)
  }
  function configure() {
    setOpen(false)
    onConfigure()
  }
  const chat = (
    <Chat conversation={conversation} fills={isPhone} focusRequests={focusRequests} onConfigure={configure} />
  )
  const toggle = (
    <Button small aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(false) : open())}>
      {isOpen ? 'Close assistant' : 'Open assistant'}
    </Button>
  )
  return (
    <Place ref={card} aria-labelledby={titleId}>
      <Card>
        <Stack>
          <SectionTitle id={titleId} action={toggle}>
            {TITLE}
          </SectionTitle>
          {wasOpen && !isPhone && <Collapsible hidden={!isOpen}>{chat}</Collapsible>}
        </Stack>
      </Card>
      {wasOpen && isPhone && (
        <Dialog placement="side" keepMounted open={isOpen} onOpenChange={setOpen} title={TITLE}>
          {chat}
        </Dialog>
      )}
    </Place>
  )
}
