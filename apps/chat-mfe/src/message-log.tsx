import { Button, Caption, color, radius, space, VisuallyHidden } from '@solvent/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { LogEntry } from './log-entry'

// It takes focus because it scrolls: the arrow keys must reach what is out of sight.
const Log = styled.div.attrs({
  role: 'log',
  'aria-live': 'polite',
  'aria-label': 'Conversation',
  tabIndex: 0,
})`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 22rem;
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.canvas};
`

const Bubble = styled.div<{ $mine: boolean }>`
  max-width: min(34rem, 85%);
  align-self: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $mine }) => ($mine ? 'transparent' : color.border)};
  border-radius: ${radius.card};
  background: ${({ $mine }) => ($mine ? color.accentSoft : color.surface)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

interface MessageLogProps {
  entries: readonly LogEntry[]
  /** What is being waited for. */
  waiting: string | null
  onConfigure: () => void
  /** Stands after the last message. */
  children?: ReactNode
}

/** Everything that was said, the newest in sight. */
export function MessageLog({ entries, waiting, onConfigure, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const length = entries.length
  useEffect(() => {
    if (log.current && (length > 0 || waiting)) log.current.scrollTop = log.current.scrollHeight
  }, [length, waiting])
  return (
    <Log ref={log}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end.
        <Message key={index} entry={entry} onConfigure={onConfigure} />
      ))}
      {waiting && <Caption as="div">{waiting}</Caption>}
      {children}
    </Log>
  )
}

function Message({ entry, onConfigure }: { entry: LogEntry; onConfigure: () => void }) {
  const isMine = entry.author === 'user'
  return (
    <>
      <Bubble $mine={isMine}>
        <VisuallyHidden>{isMine ? 'You: ' : 'Assistant: '}</VisuallyHidden>
        <span>{entry.text}</span>
      </Bubble>
      {entry.needsKey && (
        <div>
          <Button small variant="primary" onClick={onConfigure}>
            Configure API Key
          </Button>
        </div>
      )}
    </>
  )
}
