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
  /** Whether it fills the available height. */
  fills: boolean
  /** Incremented each time the user requests the assistant, which focuses the message field. */
  focusRequests: number
  onConfigure: () => void
}

/** A conversation with its history, log, suggestions and message form. */
export function Chat({ conversation, fills, focusRequests, onConfigure }: ChatProps) {
  const { state, text, setText, send } = conversation
  const conversations = useConversations(conversation)
  const field = useFocusOnRequest(focusRequests)
  const { listed, title, toggle, startNew, sessions, current, choose, forget } = conversations
  const isReady = state === 'ready'

  /** The shortcut that opens the assistant focuses the field when pressed inside it. */
  function focusFieldOnSlash(event: KeyboardEvent) {
    const { key, target, currentTarget } = event
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    // A menu handles its own keys, and a dialog is a child only in React's tree.
    const isInside = target instanceof Element && currentTarget.contains(target)
    if (!isInside || target.closest('input, textarea, select, [role="menu"]')) return
    event.preventDefault()
    showField(field.current)
  }
  return (
    <Root $fills={fills} onKeyDown={focusFieldOnSlash}>
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
          onAsk={send}
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

/** On touch devices nothing is focused, so that the on-screen keyboard stays closed. */
function isTouchDevice(): boolean {
  return 'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches
}

/** Focuses the field and scrolls it into view, below any fixed bars. */
function showField(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

function useFocusOnRequest(requests: number) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (requests === 0 || isTouchDevice()) return
    // Deferred, because an enclosing dialog first stores the previous focus and sets its own.
    const timer = setTimeout(() => showField(field.current))
    return () => clearTimeout(timer)
  }, [requests])
  return field
}
