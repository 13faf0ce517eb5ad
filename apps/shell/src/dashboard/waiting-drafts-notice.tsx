import { useRead } from '@solvent/api-client'
import { listWaitingDrafts } from '@solvent/contracts/waiting-drafts'
import { Banner } from '@solvent/ui'
import { ASSISTANT_OPEN_PATH } from '../paths'
import { PanelLink } from './panel-link'

/** What programs have proposed, which waits in the assistant; nothing without any. */
export function WaitingDraftsNotice() {
  const { data } = useRead(listWaitingDrafts, {})
  return data?.programs.map(({ program, count }) => (
    <Banner key={program} tone="info" action={<PanelLink to={ASSISTANT_OPEN_PATH}>Open assistant</PanelLink>}>
      {`${count === 1 ? 'A draft' : `${count} drafts`} from ${program} in your assistant's history`}
    </Banner>
  ))
}
