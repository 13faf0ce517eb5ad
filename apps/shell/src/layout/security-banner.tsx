import { useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { Button, formatInstant, Inline } from '@solvent/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { FrameNote } from './frame-note'

const DISMISSED_KEY = 'factor_removal_seen'

/** Says on every device that the secret key removed the second factor, or that the password must be replaced. */
export function SecurityBanner() {
  const { data: profile } = useRead(getProfile, {}, { refetchOnMount: false })
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY))
  const link = <Link to={paths.profile}>Go to your profile</Link>
  if (profile?.password_reported_at) {
    return (
      <FrameNote label="Security" action={link}>
        <strong>Choose a new password.</strong> You reported that someone else knows it, so it no longer logs
        you in.
      </FrameNote>
    )
  }
  const at = profile?.factor_removed_at
  if (!at || at === dismissed) return null
  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, at)
    setDismissed(at)
  }
  return (
    <FrameNote
      label="Security"
      action={
        <Inline>
          {link}
          <Button small onClick={dismiss}>
            It was me
          </Button>
        </Inline>
      }
    >
      <strong>Your second step at login is off.</strong> The secret key was used to reset your password on{' '}
      {formatInstant(at)}.
    </FrameNote>
  )
}
