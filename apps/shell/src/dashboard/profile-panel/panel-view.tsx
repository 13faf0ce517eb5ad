import type { Profile } from '@solvent/contracts'
import {
  Button,
  type ButtonStyleProps,
  buttonStyles,
  Caption,
  formatDashboardAmount,
  Inline,
  Stack,
} from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../paths'
import { Facts } from '../../profile/facts'
import type { ProfilePreview } from './profile-preview'

const SettingsLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

interface PanelViewProps {
  profile: Profile
  preview: ProfilePreview
  /** Whether it differs from the stored profile. */
  changed: boolean
  /** Whether to focus the edit button, after the form has closed. */
  focused: boolean
  onEdit: () => void
  onShowKey: () => void
}

/** A summary of the profile. */
export function PanelView({ profile, preview, changed, focused, onEdit, onShowKey }: PanelViewProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) edit.current?.focus()
  }, [focused])

  return (
    <Stack>
      <Facts
        facts={[
          ['Name', profile.name || 'User'],
          ['Email', profile.email],
          ['Monthly salary', formatDashboardAmount(preview.monthly_salary, preview.currency)],
          ['Other income', formatDashboardAmount(preview.other_income, preview.currency)],
          ['Currency', preview.currency],
        ]}
      />
      {changed && <Caption role="status">Not saved. Applies until you close the page.</Caption>}
      <Inline>
        <Button ref={edit} onClick={onEdit}>
          Quick edit
        </Button>
        <Button onClick={onShowKey}>Show secret key</Button>
        <SettingsLink to={paths.profile}>Profile Settings</SettingsLink>
      </Inline>
    </Stack>
  )
}
