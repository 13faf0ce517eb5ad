import { lazy, Suspense } from 'react'
import { useRemotesPanel } from './use-remotes-panel'

const RemotesPanel = lazy(async () => ({ default: (await import('./remotes-panel')).RemotesPanel }))

/** The panel of remotes, loaded when it is first shown. */
export function LazyRemotesPanel() {
  const { isShown, close } = useRemotesPanel()
  return isShown ? (
    <Suspense>
      <RemotesPanel onClose={close} />
    </Suspense>
  ) : null
}
