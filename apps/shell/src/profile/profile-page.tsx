import { useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { QueryFrame } from '@solvent/remote-kit'
import { Page } from '@solvent/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ProfileForm } from './profile-form'
import { ProfileView } from './profile-view'

/** Who the person is, what they earn, and the assistant's key. */
export function ProfilePage() {
  const profile = useRead(getProfile, {})
  const [editing, setEditing] = useState(false)

  return (
    <Page title="Profile Settings" actions={<Link to="/">Back to Dashboard</Link>}>
      <QueryFrame reading={profile} loading="Loading profile..." failed="Failed to load profile.">
        {(data) =>
          editing ? (
            <ProfileForm profile={data} onDone={() => setEditing(false)} />
          ) : (
            <ProfileView profile={data} onEdit={() => setEditing(true)} />
          )
        }
      </QueryFrame>
    </Page>
  )
}
