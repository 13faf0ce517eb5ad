import { Button, space } from '@solvent/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { ConversationBar } from './conversations/conversation-bar'
import { ConversationList } from './conversations/conversation-list'
import { useConversations } from './conversations/use-conversations'
import { MessageForm } from './message-form'
import { MessageLog } from './message-log'
import { SuggestionChips } from './suggestion-chips'
import type { Conversation } from './use-conversation'

const Root = styled.div<{ $fills: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  ${({ $fills }) => $fills && 'flex: 1 1 auto; min-height: 0;'}
`

interface ChatProps {
  conversation: Conversation
  /** It takes the height there is. */
  fills: boolean
  /** How often the person has asked for it; each time, the field of the message takes the focus. */
  wantedTimes: number
  onConfigure: () => void
}

/** A conversation with everything around it. */
export function Chat({ conversation, fills, wantedTimes, onConfigure }: ChatProps) {
  const { state, text, setText, send } = conversation
  const conversations = useConversations(conversation)
  const field = useFocusWhenWanted(wantedTimes)
  const { listed, title, toggle, startNew, sessions, current, choose, forget } = conversations
  const isReady = state === 'ready'

  /** The key that leads here from anywhere leads to the field from anywhere in here. */
  function press(event: KeyboardEvent) {
    const { key, target, currentTarget } = event
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    // A menu has keys of its own, and a dialog is inside for React only.
    const isInside = target instanceof Element && currentTarget.contains(target)
    if (!isInside || target.closest('input, textarea, select, [role="menu"]')) return
    event.preventDefault()
    showField(field.current)
  }
  return (
    <Root $fills={fills} onKeyDown={press}>
      <ConversationBar
        title={listed ? 'Conversations' : title}
        disabled={!isReady}
        listed={listed}
        onList={toggle}
        onBegin={startNew}
      />
      {listed ? (
        <ConversationList
          sessions={sessions}
          current={current}
          fills={fills}
          onSelect={choose}
          onDeleted={forget}
        />
      ) : (
        <MessageLog
          {...conversation}
          opening={state === 'opening'}
          fills={fills}
          onStop={conversation.stop}
          onConfigure={onConfigure}
        >
          {state === 'failed' && (
            <div>
              <Button small onClick={() => void conversation.open()}>
                Try again
              </Button>
            </div>
          )}
        </MessageLog>
      )}
      <SuggestionChips disabled={!isReady || listed} onChoose={send} />
      <MessageForm
        text={text}
        onChange={setText}
        disabled={!isReady || listed}
        onSend={() => send()}
        field={field}
      />
    </Root>
  )
}

/** By touch nothing takes the focus, which keeps the keyboard down. */
function isByTouch(): boolean {
  return 'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches
}

/** The field takes the focus and comes into view, however high what stands over it is. */
function showField(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

function useFocusWhenWanted(times: number) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (times === 0 || isByTouch()) return
    // A dialog around it first takes note of where the focus was, and then gives it to something in it.
    const timer = setTimeout(() => showField(field.current))
    return () => clearTimeout(timer)
  }, [times])
  return field
}
