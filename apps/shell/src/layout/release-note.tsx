import { useConnectionLost } from '@solvent/api-client'
import { Banner, Button, Inline } from '@solvent/ui'
import { type ReleaseOffers, useReleaseOffers } from '../federation/use-release-offers'
import { BottomNote } from './bottom-note'

const list = new Intl.ListFormat('en')

/** What is there, in one sentence. */
function sentence({ labels, state }: ReleaseOffers): string {
  const what = `new version${labels.length > 1 ? 's' : ''} of ${list.format(labels)}`
  const is = labels.length > 1 ? 'are' : 'is'
  if (state === 'waits') return `The ${what} ${is} used when you leave this page. What you typed stays.`
  if (state === 'failed') return `The ${what} did not arrive. You go on with what you have.`
  return labels.length > 1 ? `There are ${what}.` : `A ${what} is ready.`
}

/** Offers new versions of what is open, quietly; nothing on screen changes before somebody wants it. */
export function ReleaseNote() {
  const offers = useReleaseOffers()
  const isOffline = useConnectionLost()
  const { labels, state, use, dismiss } = offers
  const isShown = labels.length > 0 && !isOffline
  return (
    <BottomNote>
      {isShown && (
        <Banner
          tone="info"
          action={
            <Inline gap={2}>
              {state !== 'waits' && (
                <Button small onClick={use}>
                  {state === 'failed' ? 'Try again' : 'Use it'}
                </Button>
              )}
              <Button small variant="ghost" onClick={dismiss}>
                Later
              </Button>
            </Inline>
          }
        >
          {sentence(offers)}
        </Banner>
      )}
    </BottomNote>
  )
}
