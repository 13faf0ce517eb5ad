import type { ResponseOf, tryImportRule } from '@solvent/contracts'
import { Caption, color, formatChange, formatDate, Stack, space, TextWithNote } from '@solvent/ui'
import styled from 'styled-components'
import { countText } from './count-words'
import { titleOf } from './line-words'
import type { RuleValues } from './rule-values'
import { useRuleTrial } from './use-rule-trial'

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

/** The earlier entries that a rule fits, which it does not change. */
export function RuleTrial({ values }: { values: RuleValues }) {
  const trial = useRuleTrial(values)
  const shown = trial?.entries.slice(0, MAX_SHOWN) ?? []
  return (
    <Stack gap={2}>
      <Caption role="status">{trial && resultText(trial.count)}</Caption>
      {shown.length > 0 && (
        <List aria-label="Earlier entries">
          {shown.map((entry) => (
            <EarlierEntry key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </Stack>
  )
}

function EarlierEntry({ entry }: { entry: ResponseOf<typeof tryImportRule>['entries'][number] }) {
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
