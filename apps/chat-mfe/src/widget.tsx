import type { WidgetProps } from '@solvent/remote-kit'
import { Button, Card, Dialog, SectionTitle, Stack } from '@solvent/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Chat } from './chat'
import { type Conversation, useConversation } from './use-conversation'
import { useIsPhone } from './use-is-phone'

const TITLE = 'Personal Finance Assistant'

// Collapsed it stays on the page, so that nothing typed into it is lost.
const Collapsible = styled.div`
  &[hidden] { display: none; }
`

/** What comes into view is not under the frame's bars. */
const Place = styled.section`
  scroll-margin: 4.5rem 0 5rem;
`

/** The Personal Finance Assistant: a card that opens into a conversation, or all of a panel. */
export default function ChatWidget({ place = 'card', ...props }: WidgetProps) {
  const conversation = useConversation()
  const Chosen = place === 'panel' ? ChatPanel : ChatCard
  return <Chosen {...props} conversation={conversation} />
}

interface PlaceProps extends Omit<WidgetProps, 'place'> {
  conversation: Conversation
}

/** Calls `act` each time that the widget is wanted; answers how often that was. */
function useWanted(wanted: boolean, act: () => void): number {
  const [times, setTimes] = useState(0)
  const answer = useEffectEvent(() => {
    act()
    setTimes((before) => before + 1)
  })
  useEffect(() => {
    if (wanted) answer()
  }, [wanted])
  return times
}

/** Inside a panel that the shell opens and closes. */
function ChatPanel({ conversation, onConfigure, wanted = false }: PlaceProps) {
  const wantedTimes = useWanted(wanted, () => void conversation.open())
  return <Chat conversation={conversation} fills wantedTimes={wantedTimes} onConfigure={onConfigure} />
}

/** A card of the page; on a phone what it opens is a sheet. */
function ChatCard({ conversation, onConfigure, wanted = false, onOpened }: PlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isPhone = useIsPhone()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const wantedTimes = useWanted(wanted, () => {
    open()
    onOpened?.()
  })
  useEffect(() => {
    if (wantedTimes > 0) card.current?.scrollIntoView({ block: 'nearest' })
  }, [wantedTimes])

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
    <Chat conversation={conversation} fills={isPhone} wantedTimes={wantedTimes} onConfigure={configure} />
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
