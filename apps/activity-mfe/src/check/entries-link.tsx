import { type ButtonStyleProps, buttonStyles } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

interface EntriesLinkProps {
  accountId: string
  /** Name of the asset or debt. */
  label: string
}

/** Links to the entries of an asset or debt. */
export function EntriesLink({ accountId, label }: EntriesLinkProps) {
  const search = `?${new URLSearchParams({ account_id: accountId })}`
  return (
    <ButtonLink $small to={{ search }} aria-label={`Show entries of ${label}`}>
      Show entries
    </ButtonLink>
  )
}
