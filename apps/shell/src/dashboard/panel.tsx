import type { QueryState } from '@solvent/api-client'
import { staleSentence, useLastFailure } from '@solvent/screen-kit'
import { Banner, Button, Caption, Card, Skeleton, Stack, VisuallyHidden } from '@solvent/ui'
import type { ReactNode } from 'react'

interface PanelProps<Data> {
  title: string
  query: QueryState<Data>
  /** Shown when the data could not be loaded. */
  failed: string
  /** Approximate height of the content in rem, reserved while it loads. */
  height: number
  /** A link at the end of the heading's row. */
  action?: ReactNode
  children: (data: Data) => ReactNode
}

/** A section of the dashboard that loads and fails independently of the others. */
export function Panel<Data>({ title, query, failed, height, action, children }: PanelProps<Data>) {
  const { data, asOf, error, fetching, retry } = query
  const failure = useLastFailure(query)

  function content() {
    if (data !== undefined) return children(data)
    if (failure === null) {
      return (
        <div role="status">
          <VisuallyHidden>{`Loading ${title.toLowerCase()}...`}</VisuallyHidden>
          <Skeleton height={height} />
        </div>
      )
    }
    const again = (
      <Button
        small
        onClick={retry}
        busy={fetching}
        busyLabel="Trying again..."
        aria-label={`Try again: ${title}`}
      >
        Try again
      </Button>
    )
    return (
      <Banner tone="warning" action={again}>
        {failed} {failure.message}
      </Banner>
    )
  }

  return (
    <Card title={title} action={action}>
      <Stack gap={3}>
        {data !== undefined && error && <Caption role="status">{staleSentence(asOf)}</Caption>}
        {content()}
      </Stack>
    </Card>
  )
}
