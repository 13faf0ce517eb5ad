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

// It takes focus because it scrolls: the arrow keys must reach what is out of sight. It is not read out as it changes:
// an answer changes with every word. What is read out stands in `Said`.
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

// Only what is added to it is read out.
const Said = styled(VisuallyHidden).attrs({
  as: 'div',
  role: 'status',
  'aria-atomic': false,
  'aria-label': 'The assistant says',
})``

interface MessageLogProps {
  entries: readonly LogEntry[]
  /** The answer that is on its way. */
  live: LiveReply | null
  /** Its whole sentences, and whatever else is to be read out. */
  said: readonly string[]
  opening: boolean
  /** It takes the height there is, rather than its own. */
  fills: boolean
  onStop: () => void
  onConfigure: () => void
  /** Stands after the last message. */
  children?: ReactNode
}

/** Everything that was said, the newest in sight. */
export function MessageLog(props: MessageLogProps) {
  const { entries, live, said, opening, fills, onStop, onConfigure, children } = props
  const log = useNewestInSight(entries.length)
  return (
    <>
      <Log ref={log} $fills={fills}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end.
          <Message key={index} entry={entry} onConfigure={onConfigure} />
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
      <Said>
        {said.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end.
          <p key={index}>{sentence}</p>
        ))}
      </Said>
    </>
  )
}

/** Above the message that is scrolled to, in CSS pixels. */
const MARGIN = 16

/**
 * Shows the newest message with what was asked before it: an answer longer than the log is read from its beginning,
 * and a shorter one stands at the end.
 */
function useNewestInSight(count: number) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const asked = count > 0 ? log.current?.querySelectorAll<HTMLElement>('[data-author="user"]') : undefined
    const last = asked?.item(asked.length - 1)
    if (log.current) log.current.scrollTop = last ? last.offsetTop - MARGIN : log.current.scrollHeight
  }, [count])
  return log
}
