import { useConnectionLost } from '@solvent/api-client'
import { Banner, Button, Inline } from '@solvent/ui'
import { type RemoteUpdates, useRemoteUpdates } from '../federation/use-remote-updates'
import { BottomBanner } from './bottom-banner'

const list = new Intl.ListFormat('en')

function messageOf({ labels, state }: RemoteUpdates): string {
  const isOne = labels.length === 1
  const versions = `new version${isOne ? '' : 's'} of ${list.format(labels)}`
  if (state === 'waiting')
    return `The ${versions} will load when you leave this page, so you don't lose what you typed.`
  if (state === 'failed')
    return `We couldn't load the ${versions}. You can keep using the current ${isOne ? 'one' : 'ones'}.`
  return isOne ? `A ${versions} is available.` : `${list.format(labels)} have new versions.`
}

/** Offers updates of the remotes on the page. Nothing changes before the user accepts. */
export function RemoteUpdateBanner() {
  const updates = useRemoteUpdates()
  const isOffline = useConnectionLost()
  const { labels, state, apply, dismiss } = updates
  const isShown = labels.length > 0 && !isOffline
  return (
    <BottomBanner>
      {isShown && (
        <Banner
          tone="info"
          action={
            <Inline gap={2}>
              {state !== 'waiting' && (
                <Button small onClick={apply}>
                  {state === 'failed' ? 'Try again' : 'Update'}
                </Button>
              )}
              <Button small variant="ghost" onClick={dismiss}>
                Later
              </Button>
            </Inline>
          }
        >
          {messageOf(updates)}
        </Banner>
      )}
    </BottomBanner>
  )
}
