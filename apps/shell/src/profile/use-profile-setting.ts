import { ApiError, messageOf, useSend } from '@solvent/api-client'
import { type Profile, updateProfile } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useState } from 'react'

const FAILED = 'Failed to update profile.'
const NAME_MISSING = 'Your profile needs a name first. Add it with Edit Profile.'

type Setting = 'ask_before_saving' | 'steps_skipped' | 'has_no_debts'

/** A setting of the profile and its setter; false until the profile is loaded. */
export function useProfileSetting(
  profile: Profile | undefined,
  name: Setting,
): [boolean, (value: boolean) => void] {
  const toast = useToast()
  const { mutate, isPending } = useSend(updateProfile)
  // Optimistic: the choice is shown until the profile is read again.
  const [chosen, setChosen] = useState<{ value: boolean; since: Profile } | null>(null)

  function refuse(cause: Error) {
    setChosen(null)
    const isNameMissing = cause instanceof ApiError && cause.fields.some(({ field }) => field === 'name')
    toast.error(isNameMissing ? NAME_MISSING : messageOf(cause, FAILED))
  }
  function choose(value: boolean) {
    if (isPending || !profile) return
    setChosen({ value, since: profile })
    const { name: ownName, monthly_income, currency_preference, selected_model } = profile
    const body = { name: ownName, monthly_income, currency_preference, selected_model, [name]: value }
    mutate({ body }, { onError: refuse })
  }
  const current = profile?.[name] ?? false
  return [chosen !== null && chosen.since === profile ? chosen.value : current, choose]
}
