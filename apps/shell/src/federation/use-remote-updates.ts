import type { AvailableUpdate } from '@solvent/remote-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { pageRegistry } from './page-registry'
import { remoteLoader, typedFieldsOf } from './remotes'

/** Refreshes a stale registry on navigation and when the window becomes visible. */
function useRegistryRefresh() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation.
  useEffect(() => pageRegistry.refreshIfStale(), [pathname])
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') pageRegistry.refreshIfStale()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

function labelOf({ remote }: AvailableUpdate): string {
  return pageRegistry.current().remotes[remote]?.place.label ?? remote
}

const keyOf = ({ remote, version }: AvailableUpdate) => `${remote}@${version}`

/** Updates for remotes that run on this page. */
export interface RemoteUpdates {
  /** The names of the updated parts of the app; empty if there is nothing to show. */
  labels: readonly string[]
  /** An update waits until the user leaves the page if there is unsaved input. */
  state: 'available' | 'waiting' | 'failed'
  apply: () => void
  dismiss: () => void
}

/** Updates are applied on request, and not before unsaved input is saved or left. */
export function useRemoteUpdates(): RemoteUpdates {
  useRegistryRefresh()
  const { pathname } = useLocation()
  const all = useSyncExternalStore(remoteLoader.subscribe, remoteLoader.availableUpdates)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [state, setState] = useState<RemoteUpdates['state']>('available')
  const updates = all.filter((update) => !dismissed.includes(keyOf(update)))

  async function apply() {
    const applicable = updates.filter(({ remote }) => !typedFieldsOf(remote).hasInput())
    setState(applicable.length < updates.length ? 'waiting' : 'available')
    const applied = await Promise.all(applicable.map(({ remote }) => remoteLoader.applyUpdate(remote)))
    if (applied.includes(false)) setState('failed')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a waiting update is applied on the next page.
  useEffect(() => {
    if (state === 'waiting') void apply()
  }, [pathname])
  // The next update starts from the beginning.
  useEffect(() => {
    if (all.length === 0) setState('available')
  }, [all])

  return {
    labels: updates.map(labelOf),
    state,
    apply: () => void apply(),
    dismiss: () => setDismissed([...dismissed, ...updates.map(keyOf)]),
  }
}
