import { type Entry, entryTitle } from '@solvent/contracts'
import {
  Badge,
  Caption,
  clampedLines,
  color,
  font,
  formatAmount,
  formatChange,
  KindIcon,
  type KindIconProps,
  media,
  motion,
  onIntent,
  space,
} from '@solvent/ui'
import styled from 'styled-components'
import { prepareEntry } from '../entry/entry-dialog'
import { amountsOf } from './entry-amounts'
import { noteOf } from './entry-words'

const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  width: 100%;
  padding: ${space[3]} ${space[5]};
  border: 0;
  background: transparent;
  color: ${color.text};
  font: ${font.body};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast};
  &:hover { background: ${color.surfaceSubtle}; }
  &:focus-visible { outline-offset: -2px; }
  ${media.phone} { padding-inline: ${space[4]}; column-gap: ${space[3]}; }
`

// Blocks, so that screen readers read the parts as separate words.
const Words = styled.span`
  display: block;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Title = styled.span<{ $undone: boolean }>`
  ${clampedLines(2)}
  font: ${font.bodyStrong};
  ${({ $undone }) => $undone && `color: ${color.textMuted}; text-decoration: line-through;`}
`

const Note = styled(Caption)`
  ${clampedLines(2)}
`

const Amount = styled.span<{ $good: boolean; $undone: boolean }>`
  display: block;
  color: ${({ $good }) => ($good ? color.successText : 'inherit')};
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  ${({ $undone }) => $undone && `color: ${color.textMuted}; text-decoration: line-through;`}
`

/** The label of an amount, which can have any length. */
const AmountLabel = styled(Caption)`
  display: block;
  max-width: 10rem;
  margin-left: auto;
  overflow: hidden;
  text-align: end;
  text-overflow: ellipsis;
`

interface EntryRowProps {
  entry: Entry
  lookOf: (category: string) => KindIconProps
  onOpen: (id: string) => void
}

/** One entry with its title and amounts. It opens the details. */
export function EntryRow({ entry, lookOf, onOpen }: EntryRowProps) {
  const isUndone = entry.reversed_by !== null
  const note = noteOf(entry)
  return (
    <Row type="button" aria-haspopup="dialog" onClick={() => onOpen(entry.id)} {...onIntent(prepareEntry)}>
      <KindIcon {...lookOf(entry.category ?? entry.kind)} />
      <Words>
        <Title $undone={isUndone}>{entryTitle(entry)}</Title>
        {note && <Note as="span">{note}</Note>}
        {isUndone && <Badge>Undone</Badge>}
      </Words>
      <span>
        {amountsOf(entry).map(({ amount, of, isGood, isSigned }) => (
          <Amount key={of} $good={isGood} $undone={isUndone}>
            {isSigned ? formatChange(amount) : formatAmount(amount)}
            {of === 'owed' ? ' owed' : of && <AmountLabel as="span">{of}</AmountLabel>}
          </Amount>
        ))}
      </span>
    </Row>
  )
}
