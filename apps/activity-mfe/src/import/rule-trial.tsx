import { Caption, color, formatChange, formatDate, space, TextWithNote } from '@solvent/ui'
import styled from 'styled-components'
import { countText } from './count-words'
import { titleOf } from './line-words'
import type { Trial } from './use-rule-trial'

/** The most entries that are shown. */
const MAX_SHOWN = 5

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li { border-top: 1px solid ${color.border}; }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`

// The fields below do not move when the answer comes.
const Result = styled(Caption)`
  min-height: 1lh;
`

/** How many earlier entries a rule fits; nothing while that is unknown. */
export function TrialResult({ trial }: { trial: Trial | null }) {
  return <Result role="status">{trial && resultText(trial.count)}</Result>
}

/** The first of the earlier entries that a rule fits. */
export function EarlierEntries({ entries }: Pick<Trial, 'entries'>) {
  if (entries.length === 0) return null
  return (
    <List aria-label="Earlier entries">
      {entries.slice(0, MAX_SHOWN).map((entry) => (
        <EarlierEntry key={entry.id} entry={entry} />
      ))}
    </List>
  )
}

function EarlierEntry({ entry }: { entry: Trial['entries'][number] }) {
  const { occurred_on, category, amount } = entry
  const note = [formatDate(occurred_on), category].filter(Boolean).join(' · ')
  return (
    <Item>
      <TextWithNote note={note}>{titleOf(entry)}</TextWithNote>
      {formatChange(amount)}
    </Item>
  )
}

function resultText(count: number): string {
  if (count === 0) return 'No earlier entries fit.'
  if (count === 1) return '1 earlier entry fits. It stays as it is.'
  return `${countText(count)} earlier entries fit. They stay as they are.`
}
