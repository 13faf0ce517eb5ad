import { useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { type ButtonStyleProps, buttonStyles, Grid, Page } from '@solvent/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { pages } from '../pages'
import { DataCard } from './data-card'
import { DeleteAccountCard } from './delete-account-card'
import { PreferencesCard } from './preferences-card'
import { ProfileForm } from './profile-form'
import { ProfileView } from './profile-view'
import { SecurityCard } from './security-card'

const Back = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** Who the person is, what they earn, the assistant's key, and everything about the account itself. */
export function ProfilePage() {
  const profile = useRead(getProfile, {})
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view')

  return (
    <Page title="Profile Settings" actions={<Back to={pages.dashboard.path}>Back to Dashboard</Back>}>
      <QueryBoundary query={profile} loading="Loading profile..." failed="Failed to load profile.">
        {(data) => (
          <>
            {mode === 'edit' ? (
              <ProfileForm profile={data} onDone={() => setMode('edited')} />
            ) : (
              <ProfileView profile={data} focused={mode === 'edited'} onEdit={() => setMode('edit')} />
            )}
            <Grid minColumn={24}>
              <PreferencesCard />
              <SecurityCard email={data.email} />
            </Grid>
            <DataCard />
            <DeleteAccountCard email={data.email} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
