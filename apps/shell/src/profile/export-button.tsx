import { messageOf, useDownload } from '@solvent/api-client'
import type { Endpoint } from '@solvent/contracts'
import { Banner, Button, Progress } from '@solvent/ui'
import styled from 'styled-components'

/** Smaller exports finish before their progress could be read. */
const MIN_ROWS_FOR_PROGRESS = 5000

const ProgressRow = styled.div`
  order: 1;
  flex: 1 0 100%;
`

interface ExportButtonProps<E extends Endpoint> {
  endpoint: E
  input: Parameters<ReturnType<typeof useDownload<E>>['start']>[0]
  /** What is exported, as the start of the error message. */
  name: string
  children: string
}

/** Downloads a file; progress and errors are shown beside the button. */
export function ExportButton<E extends Endpoint>({ endpoint, input, name, children }: ExportButtonProps<E>) {
  const { start, cancel, busy, progress, error } = useDownload(endpoint)
  const { done = 0, all = 0 } = progress?.rows ?? {}
  const isProgressShown = busy && all >= MIN_ROWS_FOR_PROGRESS
  return (
    <>
      {isProgressShown && (
        <Button onClick={cancel} aria-label={`Cancel: ${children}`}>
          Cancel
        </Button>
      )}
      <Button onClick={() => start(input)} busy={busy}>
        {children}
      </Button>
      {isProgressShown && (
        <ProgressRow>
          <Progress
            label={`${name}, exported`}
            value={done}
            max={all}
            text={`${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`}
          />
        </ProgressRow>
      )}
      {error && (
        <Banner tone="error">{messageOf(error, `${name} could not be exported. Please try again.`)}</Banner>
      )}
    </>
  )
}
