import type { Plan } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { Banner, formatAmount, space } from '@solvent/ui'
import styled from 'styled-components'
import { shortfallOf } from './shortfall'

const Short = styled.ul`
  margin: ${space[1]} 0 0;
  padding-left: ${space[5]};
  font-variant-numeric: tabular-nums;
`

/** Says that the budget does not cover what is due, by how much, and which debts are left waiting. */
export function ShortfallBanner({ plan }: { plan: Plan }) {
  const shortfall = shortfallOf(plan)
  if (!shortfall) return null
  const { due, missing, short } = shortfall
  const covered = fromMinor(toMinor(due) - toMinor(missing))
  return (
    <Banner tone="warning">
      {`${formatAmount(due)} is due this month and your budget covers ${formatAmount(covered)}: `}
      <strong>{`${formatAmount(missing)} short.`}</strong>
      {' Ask these lenders for a later date:'}
      <Short>
        {short.map(({ id, name, missing: amount }) => (
          <li key={id}>{`${name}: ${formatAmount(amount)} not covered`}</li>
        ))}
      </Short>
    </Banner>
  )
}
