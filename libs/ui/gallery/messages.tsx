import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  LoadingState,
  Skeleton,
  Stack,
} from '../src/index'

const LONG =
  'A message that runs over more than one line on every phone, because what happened, what still works and what to do next all have to be said.'

export function BannersExample() {
  return (
    <Stack gap={3}>
      <Banner tone="info">Your income is used to plan this month.</Banner>
      <Banner tone="success">Profile updated successfully!</Banner>
      <Banner tone="warning" action={<Button small>Review</Button>}>
        This month is $120.00 short.
      </Banner>
      <Banner tone="error" action={<Button small>Try again</Button>}>
        {LONG}
      </Banner>
    </Stack>
  )
}

export function MessagesExample() {
  return (
    <Grid minColumn={20}>
      <Card>
        <EmptyState
          title="No assets yet"
          text="Add what you own, and the plan knows what it can use."
          action={<Button variant="primary">Add asset</Button>}
        />
      </Card>
      <Card>
        <ErrorState title="Your assets could not be loaded" text={LONG} onRetry={() => undefined} />
      </Card>
      <Card>
        <ErrorState title="Trying again" text="A moment." onRetry={() => undefined} retrying />
      </Card>
      <Card>
        <LoadingState text="Loading your assets..." />
      </Card>
    </Grid>
  )
}

export function SkeletonsExample() {
  return (
    <Grid>
      <Card>
        <Stack gap={2}>
          <Skeleton width={6} />
          <Skeleton width={9} height={2.25} />
          <Skeleton width={12} />
        </Stack>
      </Card>
      <Skeleton height={8} />
    </Grid>
  )
}
