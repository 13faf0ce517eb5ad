import { useConnectionLost } from '@solvent/api-client'
import { Banner } from '@solvent/ui'
import { BottomBanner } from './bottom-banner'

/** Shows while the server is unreachable, and says what still works. */
export function ConnectionBanner() {
  const isOffline = useConnectionLost()
  return (
    <BottomBanner>
      {isOffline && (
        <Banner tone="warning">
          <strong>No connection.</strong> You can go on reading, and what you type is kept. Saving works again
          when it is back.
        </Banner>
      )}
    </BottomBanner>
  )
}
