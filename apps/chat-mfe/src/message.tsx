import { lazyPart } from '@solvent/screen-kit'
import { Button, Caption, color, Inline, radius, space, VisuallyHidden } from '@solvent/ui'
import styled from 'styled-components'
import { ChatCards } from './cards/chat-cards'
import type { LogEntry } from './log-entry'
import { SentTurn } from './sent-turn'

// Lazy, because it is not needed before the first answer.
const Answer = lazyPart({
  load: () => import('./markdown/markdown').then((module) => module.Markdown),
  loading: 'Loading the answer...',
  failed: "We couldn't load the layout of the answer.",
  placeholder: ({ text }: { text: string }) => <Plain>{text}</Plain>,
})

const Bubble = styled.div<{ $mine: boolean }>`
  max-width: min(34rem, 92%);
  align-self: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $mine }) => ($mine ? 'transparent' : color.border)};
  border-radius: ${radius.card};
  background: ${({ $mine }) => ($mine ? color.accentSoft : color.surface)};
  overflow-wrap: anywhere;
`

const Plain = styled.span`
  white-space: pre-wrap;
`

const NotAnswered = styled(Caption)`
  align-self: flex-end;
  margin-top: calc(-1 * ${space[2]});
`

interface MessageProps {
  entry: LogEntry
  onConfigure: () => void
  /** Sends a suggested question. */
  onAsk: (question: string) => void
}

/** One message, with its cards and request details. */
export function Message({ entry, onConfigure, onAsk }: MessageProps) {
  const isMine = entry.author === 'user'
  return (
    <>
      <Bubble $mine={isMine} data-author={entry.author}>
        <VisuallyHidden>{isMine ? 'You: ' : 'Assistant: '}</VisuallyHidden>
        {isMine ? <Plain>{entry.text}</Plain> : <Answer text={entry.text} />}
      </Bubble>
      {isMine && entry.failed && <NotAnswered>Not answered</NotAnswered>}
      <ChatCards cards={entry.cards} />
      {entry.suggestions.length > 0 && (
        <Inline>
          {entry.suggestions.map((question) => (
            <Button key={question} small onClick={() => onAsk(question)}>
              {question}
            </Button>
          ))}
        </Inline>
      )}
      {entry.needsKey && (
        <div>
          <Button small variant="primary" onClick={onConfigure}>
            Configure API Key
          </Button>
        </div>
      )}
      {entry.turnId && <SentTurn id={entry.turnId} />}
    </>
  )
}

/** The part of an answer received so far. */
export function AnswerInProgress({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Bubble $mine={false}>
      <Answer text={text} />
    </Bubble>
  )
}
