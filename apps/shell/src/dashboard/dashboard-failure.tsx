import { staleSentence } from '@solvent/screen-kit'
import { Banner, Button, Card, EmptyState, Page } from '@solvent/ui'

interface FailureProps {
  error: Error
  onRetry: () => void
  retrying: boolean
}

const messageOf = (error: Error) => `Failed to load dashboard data: ${error.message}`

function TryAgain({ onRetry, retrying, small }: Omit<FailureProps, 'error'> & { small?: boolean }) {
  return (
    <Button small={small} onClick={onRetry} busy={retrying} busyLabel="Trying again...">
      Try Again
    </Button>
  )
}

/** Replaces the dashboard when it could not be loaded. */
export function DashboardFailure({ error, ...again }: FailureProps) {
  return (
    <Page title="Dashboard">
      <Card>
        <div role="alert">
          <EmptyState
            title="Unable to Load Dashboard"
            text={messageOf(error)}
            action={<TryAgain {...again} />}
          />
        </div>
      </Card>
    </Page>
  )
}

/** Shown above figures that could not be refreshed. */
export function StaleDashboard({ error, asOf, ...again }: FailureProps & { asOf: number | undefined }) {
  return (
    <Banner tone="warning" action={<TryAgain {...again} small />}>
      {messageOf(error)} {staleSentence(asOf, 'The figures below')}
    </Banner>
  )
}
