import { Card, Stack } from '@solvent/ui'
import { AccessRequest } from './access-request'
import { ApiTokens } from './api-tokens'
import { Devices } from './devices'
import { Webhooks } from './webhooks'

/** Who may use the account: the devices that are logged in, and programs, also those that ask for it. */
export function AccessCard({ email }: { email: string }) {
  return (
    <Card title="Devices and programs">
      <Stack gap={5}>
        <Devices />
        <ApiTokens email={email} />
        <Webhooks email={email} />
        <AccessRequest email={email} />
      </Stack>
    </Card>
  )
}
