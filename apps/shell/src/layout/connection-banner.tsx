import { useConnectionLost } from '@solvent/api-client'
import { Banner } from '@solvent/ui'
import { BottomNote } from './bottom-note'

/** Says that no call reaches the server, and what still works, for as long as that is so. */
export function ConnectionBanner() {
  const down = useConnectionLost()
  return (
    <BottomNote>
      {down && (
        <Banner tone="warning">
          <strong>No connection.</strong> You can go on reading, and what you type is kept. Saving works again
          when it is back.
        </Banner>
      )}
    </BottomNote>
  )
}
