import type { PlanItem } from '@solvent/contracts'
import { color, radius, Stack, shadow } from '@solvent/ui'
import styled from 'styled-components'
import { useShowMore } from '../show-more'
import type { RankedItem } from './bands'
import { RankedItemRow } from './ranked-item'
import { useReorderMotion } from './use-reorder-motion'

/** How many items to show initially, and to add each time. */
const PAGE = 50

const Container = styled.div`
  container-type: inline-size;
`

const List = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`

interface RankedListProps {
  /** The list's name for screen readers. */
  label: string
  items: readonly RankedItem[]
  onPay: (item: PlanItem) => void
}

/** Items of the plan in order, each with its rank in the whole plan. */
export function RankedList({ label, items, onPay }: RankedListProps) {
  const [count, more] = useShowMore(items.length, PAGE)
  const list = useReorderMotion<HTMLOListElement>(items.map(({ item }) => item.liability.id).join())
  return (
    <Stack>
      <Container>
        {/* Without the role, Safari drops list semantics when there are no markers. */}
        <List ref={list} role="list" aria-label={label}>
          {items.slice(0, count).map(({ item, rank }) => (
            <RankedItemRow key={item.liability.id} item={item} rank={rank} onPay={onPay} />
          ))}
        </List>
      </Container>
      {more}
    </Stack>
  )
}
