import { color, font, radius, space } from '@solvent/ui'
import styled from 'styled-components'
import { countText } from './count-words'
import { REVIEW_GROUPS, type ReviewGroup } from './review-groups'
import type { LineState } from './review-lines'

const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Choice = styled.button`
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font: ${font.caption};
  cursor: pointer;
  &:hover { border-color: ${color.borderStrong}; }
  &:focus-visible { border-radius: ${radius.round}; }
  &[aria-pressed='true'] {
    border-color: ${color.accentText};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font: ${font.captionStrong};
  }
`

interface GroupFilterProps {
  states: readonly LineState[]
  group: ReviewGroup
  onGroup: (group: ReviewGroup) => void
}

/** Narrows the lines to a group. Groups without lines are left out. */
export function GroupFilter({ states, group, onGroup }: GroupFilterProps) {
  const counted = REVIEW_GROUPS.map(({ id, label, has }) => ({ id, label, count: states.filter(has).length }))
  return (
    <Groups role="group" aria-label="Show">
      {counted
        .filter(({ id, count }) => count > 0 || id === group)
        .map(({ id, label, count }) => (
          <Choice key={id} type="button" aria-pressed={id === group} onClick={() => onGroup(id)}>
            {`${label} ${countText(count)}`}
          </Choice>
        ))}
    </Groups>
  )
}
