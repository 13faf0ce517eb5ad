import type { Profile } from '@solvent/contracts'
import { Banner } from '@solvent/ui'
import { useState } from 'react'
import { hasProfileDraft, ProfileForm } from './profile-form'
import { ProfileView } from './profile-view'

/** The profile as it is stored, or as a form: on request, and if the form has unsaved changes. */
export function ProfileSections({ profile }: { profile: Profile }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>(hasProfileDraft(profile) ? 'edit' : 'view')
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
    <>
      {notice && <Banner tone="warning">{notice}</Banner>}
      {mode === 'edit' ? (
        <ProfileForm profile={profile} onDone={leave} />
      ) : (
        <ProfileView profile={profile} focused={mode === 'edited'} onEdit={edit} />
      )}
    </>
  )
}
