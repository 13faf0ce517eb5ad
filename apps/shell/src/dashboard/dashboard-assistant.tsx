import type { WidgetProps } from '@solvent/remote-kit'
import { ScreenOnly } from '@solvent/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RemoteView } from '../federation/remote-view'
import { useWidget } from '../federation/use-places'
import { ASSISTANT_PLACE } from '../layout/use-assistant'
import { paths } from '../paths'

/** The assistant's props. `?chat=open`, which the shortcut navigates to, opens it once. */
function useChatProps(): WidgetProps {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  return {
    onConfigure: () => navigate(paths.profile),
    wanted: search.get('chat') === 'open',
    onOpened: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

/** The assistant on the dashboard. */
export function DashboardAssistant() {
  const props = useChatProps()
  return (
    <ScreenOnly>
      <div id={ASSISTANT_PLACE}>
        <RemoteView place={useWidget('assistant')} props={props} />
      </div>
    </ScreenOnly>
  )
}
