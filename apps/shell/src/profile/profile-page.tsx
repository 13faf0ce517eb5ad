import { useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Banner, type ButtonStyleProps, buttonStyles, Grid, Page, usePageCurrency } from '@solvent/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../paths'
import { DataCard } from './data-card'
import { DeleteAccountCard } from './delete-account-card'
import { PreferencesCard } from './preferences-card'
import { ProfileForm } from './profile-form'
import { ProfileView } from './profile-view'
import { SecurityCard } from './security-card'

const Back = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** The user's profile, preferences, security, data and account deletion. */
export function ProfilePage() {
  const profile = useRead(getProfile, {})
  // Re-renders everything here when the currency is changed here.
  usePageCurrency()
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view')
  const [notice, setNotice] = useState<string>()

  function edit() {
    setNotice(undefined)
    setMode('edit')
  }
  function leave(savedNotice?: string) {
    setNotice(savedNotice)
    setMode('edited')
  }

  return (
    <Page title="Profile Settings" actions={<Back to={paths.dashboard}>Back to Dashboard</Back>}>
      <QueryBoundary query={profile} loading="Loading profile..." failed="Failed to load profile.">
        {(data) => (
          <>
            {notice && <Banner tone="warning">{notice}</Banner>}
            {mode === 'edit' ? (
              <ProfileForm profile={data} onDone={leave} />
            ) : (
              <ProfileView profile={data} focused={mode === 'edited'} onEdit={edit} />
            )}
            <Grid minColumn={24}>
              <PreferencesCard profile={data} />
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
