import { Banner, Button, Inline } from '@solvent/ui'
import { useState, useSyncExternalStore } from 'react'
import { appUpdate } from '../offline/app-update'
import { BottomNote } from './bottom-note'

/** Says quietly that there is a newer version of the app. It comes when somebody takes it, or with the next visit. */
export function UpdateNote() {
  const bring = useSyncExternalStore(appUpdate.subscribe, appUpdate.now)
  const [dismissed, setDismissed] = useState<typeof bring>(null)
  return (
    <BottomNote>
      {bring && bring !== dismissed && (
        <Banner
          tone="info"
          action={
            <Inline gap={2}>
              <Button small onClick={bring}>
                Use it
              </Button>
              <Button small variant="ghost" onClick={() => setDismissed(() => bring)}>
                Later
              </Button>
            </Inline>
          }
        >
          A new version of Solvent is ready. The page opens anew with it, and what you typed stays.
        </Banner>
      )}
    </BottomNote>
  )
}
