import { Card, Stack } from '@solvent/ui'
import { ApiTokens } from './api-tokens'
import { Devices } from './devices'

/** Who may use the account: the devices that are logged in, and programs. */
export function AccessCard({ email }: { email: string }) {
  return (
    <Card title="Devices and programs">
      <Stack gap={5}>
        <Devices />
        <ApiTokens email={email} />
      </Stack>
    </Card>
  )
}
