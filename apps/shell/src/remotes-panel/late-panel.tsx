import { lazy, Suspense } from 'react'
import { useRemotesPanel } from './use-remotes-panel'

const RemotesPanel = lazy(async () => ({ default: (await import('./remotes-panel')).RemotesPanel }))

/** The panel of remotes, whose code comes when it is asked for first. */
export function LatePanel() {
  const { isShown, close } = useRemotesPanel()
  return isShown ? (
    <Suspense>
      <RemotesPanel onClose={close} />
    </Suspense>
  ) : null
}
