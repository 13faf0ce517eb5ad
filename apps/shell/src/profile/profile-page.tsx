import { useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { type ButtonStyleProps, buttonStyles, Grid, Page, usePageCurrency } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../paths'
import { AccessCard } from './access/access-card'
import { DataCard } from './data-card'
import { DeleteAccountCard } from './delete-account-card'
import { LoginHistoryCard } from './login-history/login-history-card'
import { PreferencesCard } from './preferences-card'
import { ProfileSections } from './profile-sections'
import { RemindersCard } from './reminders/reminders-card'
import { TwoStepCard } from './second-factors/two-step-card'
import { SecurityCard } from './security-card'

const Back = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** The user's profile, preferences, security, reminders, devices and programs, data and account deletion. */
export function ProfilePage() {
  const profile = useRead(getProfile, {})
  // Re-renders everything here when the currency is changed here.
  usePageCurrency()
  return (
    <Page title="Profile Settings" actions={<Back to={paths.dashboard}>Back to Dashboard</Back>}>
      <QueryBoundary query={profile} loading="Loading profile..." failed="Failed to load profile.">
        {(data) => (
          <>
            <ProfileSections profile={data} />
            <Grid minColumn={24}>
              <PreferencesCard profile={data} />
              <SecurityCard email={data.email} />
            </Grid>
            <TwoStepCard email={data.email} />
            <LoginHistoryCard email={data.email} />
            <RemindersCard />
            <AccessCard email={data.email} />
            <DataCard />
            <DeleteAccountCard email={data.email} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
