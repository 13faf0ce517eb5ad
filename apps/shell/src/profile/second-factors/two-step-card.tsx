import { useRead } from '@solvent/api-client'
import { listSecondFactors } from '@solvent/contracts/second-factors'
import { Caption, Card, Stack } from '@solvent/ui'
import { AuthenticatorApp } from './authenticator-app'
import { BackupCodes } from './backup-codes'
import { Passkeys } from './passkeys'
import { RememberedDevices } from './remembered-devices'

/** What a login needs besides the password, or instead of it. */
export function TwoStepCard({ email }: { email: string }) {
  const { data, error } = useRead(listSecondFactors, {})
  return (
    <Card title="Two-step login">
      {data ? (
        <Stack gap={5}>
          <Passkeys passkeys={data.passkeys} email={email} />
          <AuthenticatorApp addedAt={data.app_added_at} email={email} />
          {(data.app_added_at !== null || data.passkeys.length > 0) && (
            <BackupCodes left={data.backup_codes_left} />
          )}
          {data.remembered_devices.length > 0 && <RememberedDevices devices={data.remembered_devices} />}
        </Stack>
      ) : (
        // The profile above says why, with a way to retry.
        <Caption>{error ? 'Failed to load your second steps.' : 'Loading...'}</Caption>
      )}
    </Card>
  )
}
