import { Button, type ButtonStyleProps, buttonStyles, Card, Inline } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** The ways on from the dashboard. */
export function QuickActions({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Card title="Quick Actions">
      <Inline>
        <ButtonLink to="/assets">Add Asset</ButtonLink>
        <ButtonLink to="/liabilities">Add Liability</ButtonLink>
        <ButtonLink to="/recommendations">View Plan</ButtonLink>
        <Button onClick={onRefresh}>Refresh</Button>
      </Inline>
    </Card>
  )
}
