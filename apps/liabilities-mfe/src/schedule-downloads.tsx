import { messageOf, useDownload } from '@solvent/api-client'
import { downloadSchedule } from '@solvent/contracts'
import { Banner, Button, Inline } from '@solvent/ui'

/** Buttons to download the schedule as CSV or JSON, and to print it. */
export function ScheduleDownloads({ id }: { id: string }) {
  const { start, busy, error } = useDownload(downloadSchedule)
  return (
    <Inline>
      {error && (
        <Banner tone="error">{messageOf(error, 'Failed to download the schedule. Please try again.')}</Banner>
      )}
      <Button small disabled={busy} onClick={() => start({ params: { id, format: 'csv' } })}>
        Download CSV
      </Button>
      <Button small disabled={busy} onClick={() => start({ params: { id, format: 'json' } })}>
        Download JSON
      </Button>
      <Button small onClick={() => window.print()}>
        Print
      </Button>
    </Inline>
  )
}
