import { Button, type ButtonStyleProps, buttonStyles, media, space } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../paths'

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.phone} { display: grid; grid-template-columns: 1fr 1fr; width: 100%; }
`

interface QuickActionsProps {
  onRefresh: () => void
  /** Whether a requested refresh is in progress. */
  refreshing: boolean
}

/** The dashboard's actions, in its title row. */
export function QuickActions({ onRefresh, refreshing }: QuickActionsProps) {
  return (
    <Row role="group" aria-label="Quick Actions">
      <ButtonLink to={`${paths.assets}?add=1`}>Add Asset</ButtonLink>
      <ButtonLink to={`${paths.liabilities}?add=1`}>Add Liability</ButtonLink>
      <ButtonLink to={paths.plan}>View Plan</ButtonLink>
      <Button variant="ghost" onClick={onRefresh} busy={refreshing} busyLabel="Refreshing...">
        Refresh
      </Button>
    </Row>
  )
}
