import { leaveExample, useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { Button } from '@solvent/ui'
import { FrameNote } from '../layout/frame-note'

/** Marks every page of an example account, with a button to leave it; renders nothing in a real account. */
export function ExampleBanner() {
  const { data: profile } = useRead(getProfile, {}, { refetchOnMount: false })
  if (!profile?.is_example) return null
  return (
    <FrameNote
      label="Example"
      action={
        <Button small onClick={leaveExample}>
          Leave the example
        </Button>
      }
    >
      <strong>This is sample data.</strong> Try anything. Nothing you do here is kept.
    </FrameNote>
  )
}
