import { Button, space } from '@solvent/ui'
import { useEffect, useRef } from 'react'
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
  return (
    <Root $fills={fills}>
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

function useFocusWhenWanted(times: number) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (times === 0 || isByTouch()) return
    // A dialog around it first takes note of where the focus was, and then gives it to something in it.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [times])
  return field
}
