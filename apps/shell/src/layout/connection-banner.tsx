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
          <strong>No connection.</strong> You can keep reading, and we keep what you type. You can save again
          when you are back online.
        </Banner>
      )}
    </BottomBanner>
  )
}
