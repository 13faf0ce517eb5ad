import type { Liability } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { formatAmount, media, StatTile, space } from '@solvent/ui'
import styled from 'styled-components'

/** Three tiles in a row; on a phone the amount is above the two counts. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
    & > :nth-child(2) { grid-column: 1 / -1; order: -1; }
  }
`

/** The number of active and completed liabilities, and the total outstanding. */
export function Summary({ liabilities }: { liabilities: readonly Liability[] }) {
  const active = liabilities.filter((liability) => !liability.is_completed)
  const outstanding = active.reduce((sum, { remaining_amount }) => sum + backToMinor(remaining_amount), 0n)
  return (
    <Tiles>
      <StatTile label="Active Liabilities" value={String(active.length)} />
      <StatTile label="Total Outstanding" value={formatAmount(fromMinor(outstanding))} />
      <StatTile label="Completed" value={String(liabilities.length - active.length)} />
    </Tiles>
  )
}
