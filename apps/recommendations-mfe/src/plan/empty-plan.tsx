import { type ButtonStyleProps, buttonStyles, EmptyState } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

export const ALL_CLEAR = 'All Clear! You have no active liabilities requiring immediate attention.'

/** Shown in place of the plan without debts; links to the form that adds one. */
export function EmptyPlan() {
  return (
    <EmptyState
      title={ALL_CLEAR}
      text="Add a debt to get your plan."
      action={
        <ButtonLink $variant="primary" to="/liabilities?add=1">
          Add Liability
        </ButtonLink>
      }
    />
  )
}
