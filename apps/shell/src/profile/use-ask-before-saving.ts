import { ApiError, messageOf, useSend } from '@solvent/api-client'
import { type Profile, updateProfile } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useState } from 'react'

const FAILED = 'Failed to update profile.'
const NAME_MISSING = 'Your profile needs a name first. Add it with Edit Profile.'

/** The profile's setting whether the assistant always asks before saving, and its setter. */
export function useAskBeforeSaving(profile: Profile): [boolean, (ask: boolean) => void] {
  const toast = useToast()
  const { mutate, isPending } = useSend(updateProfile)
  // Optimistic: the choice is shown until the profile is read again.
  const [chosen, setChosen] = useState<{ ask: boolean; since: Profile } | null>(null)

  function refuse(cause: Error) {
    setChosen(null)
    const isNameMissing = cause instanceof ApiError && cause.fields.some(({ field }) => field === 'name')
    toast.error(isNameMissing ? NAME_MISSING : messageOf(cause, FAILED))
  }
  function choose(ask: boolean) {
    if (isPending) return
    setChosen({ ask, since: profile })
    const { name, monthly_income, currency_preference, selected_model } = profile
    const body = { name, monthly_income, currency_preference, selected_model, ask_before_saving: ask }
    mutate({ body }, { onError: refuse })
  }
  return [chosen?.since === profile ? chosen.ask : profile.ask_before_saving, choose]
}
