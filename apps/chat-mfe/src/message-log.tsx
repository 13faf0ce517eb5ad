import { Button, Caption, color, radius, space, VisuallyHidden } from '@solvent/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import type { LogEntry } from './log-entry'
import { AnswerInProgress, Message } from './message'
import type { LiveReply } from './use-reply'

const fixed = css`
  height: 26rem;
`
const growing = css`
  flex: 1 1 auto;
  min-height: 0;
`

// Focusable, so that the arrow keys can scroll it. Its live region is off, because an answer changes with every word:
// `Announcer` announces whole sentences instead.
const Log = styled.div.attrs({
  role: 'log',
  'aria-live': 'off',
  'aria-label': 'Conversation',
  tabIndex: 0,
})<{ $fills: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.canvas};
  ${({ $fills }) => ($fills ? growing : fixed)}
  & > * { flex: none; }
`

const Waiting = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space[4]});
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin: auto calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
  padding: ${space[2]} ${space[4]};
  background: ${color.canvas};
`

// Only additions are announced.
const Announcer = styled(VisuallyHidden).attrs({
  as: 'div',
  role: 'status',
  'aria-atomic': false,
  'aria-label': 'The assistant says',
})``

interface MessageLogProps {
  entries: readonly LogEntry[]
  /** The answer in progress. */
  live: LiveReply | null
  /** The sentences to announce to screen readers. */
  announcements: readonly string[]
  opening: boolean
  /** Whether it fills the available height instead of its fixed one. */
  fills: boolean
  onStop: () => void
  onConfigure: () => void
  onAsk: (question: string) => void
  /** Shown after the last message. */
  children?: ReactNode
}

/** The messages of the conversation, scrolled to the newest. */
export function MessageLog(props: MessageLogProps) {
  const { entries, live, announcements, opening, fills, onStop, onConfigure, onAsk, children } = props
  const log = useScrollToNewest(entries.length)
  return (
    <>
      <Log ref={log} $fills={fills}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end.
          <Message key={index} entry={entry} onConfigure={onConfigure} onAsk={onAsk} />
        ))}
        {opening && <Caption as="div">Loading conversation...</Caption>}
        {live && <AnswerInProgress text={live.text} />}
        {live && (
          <Waiting>
            <Caption as="span">{live.step ?? 'Thinking...'}</Caption>
            <Button small onClick={onStop}>
              Stop
            </Button>
          </Waiting>
        )}
        {children}
      </Log>
      <Announcer>
        {announcements.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end.
          <p key={index}>{sentence}</p>
        ))}
      </Announcer>
    </>
  )
}

/** Space above the message that is scrolled to, in CSS pixels. */
const SCROLL_MARGIN_PX = 16

/**
 * Scrolls to the user's last message when an entry is added, so that a long answer is read from its start; a shorter
 * one is fully visible at the end.
 */
function useScrollToNewest(count: number) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const userMessages =
      count > 0 ? log.current?.querySelectorAll<HTMLElement>('[data-author="user"]') : undefined
    const last = userMessages?.item(userMessages.length - 1)
    if (log.current)
      log.current.scrollTop = last ? last.offsetTop - SCROLL_MARGIN_PX : log.current.scrollHeight
  }, [count])
  return log
}
