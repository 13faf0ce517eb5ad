import { useContractForm } from '@solvent/api-client'
import { createApiToken } from '@solvent/contracts/api-tokens'
import { getCalendar } from '@solvent/contracts/calendar'
import { useState } from 'react'
import { PasswordDialog } from '../password-dialog'
import { ShownSecret } from '../shown-secret'

/** Asks for the password, then shows the address of the calendar once. */
export function NewCalendarDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  const form = useContractForm({
    endpoint: createApiToken,
    initial: { password: '' },
    toBody: (values) => ({ ...values, name: 'Calendar', scope: 'calendar', expires_in_days: null }),
    failed: 'Failed to create the address. Please try again.',
    onSent: (created) => setToken(created.token),
  })
  return (
    <PasswordDialog
      title="Create a calendar address"
      action="Create address"
      busyAction="Creating..."
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={onClose}
      result={
        token && (
          <ShownSecret
            label="Your calendar address"
            secret={`${location.origin}${getCalendar.path}?token=${token}`}
            copied="Address copied to clipboard!"
            copyFailed="We couldn't copy the address. Please select it and copy it."
            warning="Subscribe to it in your calendar program. Anyone who has it can see your due dates. We cannot show it again."
          />
        )
      }
    >
      <p>
        Your due dates, paydays and expected money appear in your calendar program, and follow your books.
      </p>
    </PasswordDialog>
  )
}
