import type { QueryState } from '@solvent/api-client'
import type { ChatSession, listSessions, ResponseOf } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Caption, color, font, formatDate, Menu, motion, radius, space } from '@solvent/ui'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { texts } from '../texts'
import { DeleteDialog } from './delete-dialog'
import { RenameDialog } from './rename-dialog'

const Place = styled.div<{ $fills: boolean }>`
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.canvas};
  ${({ $fills }) => ($fills ? css`flex: 1 1 auto; min-height: 0;` : css`height: 26rem;`)}
`

const List = styled.ul`
  margin: 0;
  padding: ${space[2]};
  list-style: none;
  & > li { display: flex; align-items: center; gap: ${space[2]}; padding-inline-end: ${space[2]}; border-radius: ${radius.control}; }
  & > li:hover { background: ${color.surfaceSubtle}; }
`

const Choice = styled.button`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: ${font.body};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast};
  & > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[aria-current='true'] > span:first-child { color: ${color.accentText}; font: ${font.bodyStrong}; }
`

interface ConversationListProps {
  sessions: QueryState<ResponseOf<typeof listSessions>>
  /** The id of the open conversation. */
  current: string | null
  fills: boolean
  onSelect: (id: string) => void
  onDeleted: (id: string) => void
}

/** Every conversation, newest first. */
export function ConversationList({ sessions, current, fills, onSelect, onDeleted }: ConversationListProps) {
  const [renamed, setRenamed] = useState<ChatSession | null>(null)
  const [deleted, setDeleted] = useState<ChatSession | null>(null)
  return (
    <Place $fills={fills}>
      <QueryBoundary query={sessions} loading="Loading conversations..." failed={texts.noConversations}>
        {(data) => (
          <List aria-label="Conversations">
            {data.sessions.map((session) => (
              <li key={session.session_id}>
                <Choice
                  type="button"
                  aria-current={session.session_id === current}
                  onClick={() => onSelect(session.session_id)}
                >
                  <span>{session.title}</span>
                  <Caption as="span">{formatDate(session.created_at.slice(0, 10))}</Caption>
                </Choice>
                <Menu
                  small
                  label={`More for ${session.title}`}
                  items={[
                    { label: 'Rename', onSelect: () => setRenamed(session) },
                    { label: 'Delete', tone: 'danger', onSelect: () => setDeleted(session) },
                  ]}
                >
                  More
                </Menu>
              </li>
            ))}
          </List>
        )}
      </QueryBoundary>
      {renamed && (
        <RenameDialog session={renamed} onRenamed={sessions.retry} onClose={() => setRenamed(null)} />
      )}
      {deleted && <DeleteDialog session={deleted} onDeleted={onDeleted} onClose={() => setDeleted(null)} />}
    </Place>
  )
}
