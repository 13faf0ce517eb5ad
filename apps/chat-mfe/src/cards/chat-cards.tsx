import type { ChatCard } from '@solvent/contracts'
import { space } from '@solvent/ui'
import styled from 'styled-components'
import { DraftCard } from './draft-card'
import { EntryCard } from './entry-card'

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  width: min(34rem, 100%);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The entries and drafts of an answer. */
export function ChatCards({ cards }: { cards: readonly ChatCard[] }) {
  if (cards.length === 0) return null
  return (
    <List aria-label="Entries">
      {cards.map((card) => (
        // The key includes the server state, so that a changed card remounts.
        <li
          key={card.type === 'entry' ? `${card.entry.id} ${card.undone}` : `${card.draft.id} ${card.state}`}
        >
          {card.type === 'entry' ? <EntryCard {...card} /> : <DraftCard {...card} />}
        </li>
      ))}
    </List>
  )
}
