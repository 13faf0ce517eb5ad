import type { Offer } from '@solvent/remote-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { pageRegistry } from './page-registry'
import { remoteLoader, typedInto } from './remotes'

/** Looks for new releases as pages change and as the window comes back, at most once a minute. */
function useLooks() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another moment to look.
  useEffect(() => pageRegistry.lookSometimes(), [pathname])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') pageRegistry.lookSometimes()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

function labelOf({ remote }: Offer): string {
  return pageRegistry.now().remotes[remote]?.place.label ?? remote
}

const keyOf = ({ remote, version }: Offer) => `${remote}@${version}`

/** What becomes of new releases that are there for the open page. */
export interface ReleaseOffers {
  /** What they are called by; empty when there is nothing to say. */
  labels: readonly string[]
  /** Waits until the page is left, because something is typed into it; or the last try did not bring it. */
  state: 'offered' | 'waits' | 'failed'
  use: () => void
  dismiss: () => void
}

/**
 * New releases of remotes that run on this page. They come when somebody takes them, and not before what is typed there is
 * saved or left.
 */
export function useReleaseOffers(): ReleaseOffers {
  useLooks()
  const { pathname } = useLocation()
  const all = useSyncExternalStore(remoteLoader.subscribe, remoteLoader.offers)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [state, setState] = useState<ReleaseOffers['state']>('offered')
  const offers = all.filter((offer) => !dismissed.includes(keyOf(offer)))

  async function use() {
    const free = offers.filter(({ remote }) => !typedInto(remote).any())
    setState(free.length < offers.length ? 'waits' : 'offered')
    const came = await Promise.all(free.map(({ remote }) => remoteLoader.take(remote)))
    if (came.includes(false)) setState('failed')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is for the next page.
  useEffect(() => {
    if (state === 'waits') void use()
  }, [pathname])
  // What comes next is news.
  useEffect(() => {
    if (all.length === 0) setState('offered')
  }, [all])

  return {
    labels: offers.map(labelOf),
    state,
    use: () => void use(),
    dismiss: () => setDismissed([...dismissed, ...offers.map(keyOf)]),
  }
}
