import { RemoteBoundary, type WidgetProps } from '@solvent/remote-kit'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { chatWidget, remoteLoader } from '../federation/remote-pages'
import { ASSISTANT_PLACE } from '../layout/use-assistant'
import { pages } from '../pages'

/** What the assistant is given. `?chat=open` in the address, where the shortcut leads, opens it once. */
function useChatProps(): WidgetProps {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  return {
    onConfigure: () => navigate(pages.profile.path),
    wanted: search.get('chat') === 'open',
    onOpened: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

/** The assistant in its place on the dashboard. */
export function DashboardAssistant() {
  const props = useChatProps()
  return (
    <div id={ASSISTANT_PLACE}>
      <RemoteBoundary
        loader={remoteLoader}
        target={chatWidget.target}
        title={chatWidget.title}
        props={props}
      />
    </div>
  )
}
