import { Banner, Button, Inline } from '@solvent/ui'
import { useState, useSyncExternalStore } from 'react'
import { appUpdate } from '../offline/app-update'
import { BottomBanner } from './bottom-banner'

/** Offers a new version of the app. Without a choice it is loaded on the next visit. */
export function AppUpdateBanner() {
  const apply = useSyncExternalStore(appUpdate.subscribe, appUpdate.current)
  const [dismissed, setDismissed] = useState<typeof apply>(null)
  return (
    <BottomBanner>
      {apply && apply !== dismissed && (
        <Banner
          tone="info"
          action={
            <Inline gap={2}>
              <Button small onClick={apply}>
                Update
              </Button>
              <Button small variant="ghost" onClick={() => setDismissed(() => apply)}>
                Later
              </Button>
            </Inline>
          }
        >
          A new version of Solvent is available. Updating reloads the page and keeps what you typed.
        </Banner>
      )}
    </BottomBanner>
  )
}
