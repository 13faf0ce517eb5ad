import { useCategoryLook } from '@solvent/screen-kit'
import { Caption, color, font, formatDate, KindIcon, space } from '@solvent/ui'
import styled from 'styled-components'
import type { ComingDay } from './coming-days'
import { accountsOf, signedAmount } from './money-words'

const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li { border-top: 1px solid ${color.border}; }
`

const Day = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  overflow-wrap: anywhere;
`

const Amount = styled.span`
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

interface DayListProps {
  /** Id of the heading. */
  labelledBy: string
  days: readonly ComingDay[]
}

/** The days on which something comes back, in the given order. */
export function DayList({ labelledBy, days }: DayListProps) {
  const lookOf = useCategoryLook()
  return (
    <Days aria-labelledby={labelledBy}>
      {days.map((day) => (
        <Day key={day.key}>
          <KindIcon {...lookOf(day.kind)} />
          <div>
            <div>{day.name}</div>
            <Caption as="div">{`${formatDate(day.on)} · ${accountsOf(day)}`}</Caption>
          </div>
          <Amount>{signedAmount(day)}</Amount>
        </Day>
      ))}
    </Days>
  )
}
