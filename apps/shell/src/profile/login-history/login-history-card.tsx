import { useRead } from '@solvent/api-client'
import { listSecurityEvents, type SecurityEvent } from '@solvent/contracts/security-events'
import { Badge, Button, Caption, Card, formatInstant } from '@solvent/ui'
import { useState } from 'react'
import { AccessItem, AccessList } from '../access/access-list'
import { SettingRow } from '../setting-row'
import { eventText, isWarning } from './event-texts'
import { ReportDialog } from './report-dialog'

/** More are shown on request. */
const SHOWN = 5

/** What happened to the account lately, and what to do if it was someone else. */
export function LoginHistoryCard({ email }: { email: string }) {
  const { data, error } = useRead(listSecurityEvents, {})
  const [isReporting, setReporting] = useState(false)
  const [isAllShown, setAllShown] = useState(false)
  const events = data?.events
  return (
    <Card title="Login history">
      <SettingRow title="The last 90 days" text="Logins, failed attempts and changes to your security.">
        <Button onClick={() => setReporting(true)}>This wasn't me</Button>
      </SettingRow>
      <AccessList
        rows={isAllShown ? events : events?.slice(0, SHOWN)}
        failed={error && 'Failed to load your login history.'}
      >
        {(event) => (
          <AccessItem key={event.id} name={eventText(event)} facts={factsOf(event)}>
            {isWarning(event) && <Badge tone="warning">Check this</Badge>}
          </AccessItem>
        )}
      </AccessList>
      {events && events.length > SHOWN && !isAllShown && (
        <Button variant="ghost" onClick={() => setAllShown(true)}>
          {`Show all ${events.length}`}
        </Button>
      )}
      {events?.length === 0 && <Caption>Nothing yet.</Caption>}
      {isReporting && <ReportDialog email={email} onClose={() => setReporting(false)} />}
    </Card>
  )
}

function factsOf({ at, device, network }: SecurityEvent): string[] {
  return [formatInstant(at), device, network].filter(Boolean)
}
