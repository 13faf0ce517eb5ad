import type { EntryDetails } from '@solvent/contracts'
import { Caption, color, font, formatAmount, formatChange, space, VisuallyHidden } from '@solvent/ui'
import styled from 'styled-components'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.border};
  }
`

const Name = styled.span`
  min-width: 0;
  font: ${font.bodyStrong};
  overflow-wrap: anywhere;
`

const Amount = styled.span`
  margin-left: auto;
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
`

/** On a separate line below the name and the amount. */
const Balances = styled(Caption)`
  flex: 1 0 100%;
  font-variant-numeric: tabular-nums;
`

/** The change of each asset or debt, with its balance before and after. */
export function EntryChanges({ changes }: Pick<EntryDetails, 'changes'>) {
  if (changes.length === 0) return <Caption>No balance changed.</Caption>
  return (
    <List aria-label="What changed">
      {changes.map(({ account_id, account_kind, label, amount, before, after }) => (
        <li key={account_id}>
          <Name>
            {label}
            {account_kind === 'liability' && ' (debt)'}
          </Name>
          <Amount>{formatChange(amount)}</Amount>
          <Balances>
            {formatAmount(before)} <span aria-hidden="true">→</span>
            <VisuallyHidden>to</VisuallyHidden> {formatAmount(after)}
          </Balances>
        </li>
      ))}
    </List>
  )
}
