import { lazyWithRetry, useLazyModule } from '@solvent/ui'
import { useRemotesPanel } from './use-remotes-panel'

const panel = lazyWithRetry(async () => (await import('./remotes-panel')).RemotesPanel)

/** The panel of remotes, loaded when it is first shown. */
export function LazyRemotesPanel() {
  const { isShown, close } = useRemotesPanel()
  const RemotesPanel = useLazyModule(panel, isShown)
  return isShown && RemotesPanel ? <RemotesPanel onClose={close} /> : null
}
