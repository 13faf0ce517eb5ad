import { messageOf, useDownload } from '@solvent/api-client'
import type { Endpoint } from '@solvent/contracts'
import { Banner, Button, Progress } from '@solvent/ui'
import styled from 'styled-components'

/** A file of fewer rows is there before anybody could read how far it is. */
const SHOWN_FROM_ROWS = 5000

const Waiting = styled.div`
  order: 1;
  flex: 1 0 100%;
`

interface ExportButtonProps<E extends Endpoint> {
  endpoint: E
  input: Parameters<ReturnType<typeof useDownload<E>>['start']>[0]
  /** What is fetched, at the start of the sentence that reports a failure. */
  name: string
  children: string
}

/** Fetches a file; how far it is and a failure are shown beside the button. */
export function ExportButton<E extends Endpoint>({ endpoint, input, name, children }: ExportButtonProps<E>) {
  const { start, cancel, busy, progress, error } = useDownload(endpoint)
  const { done = 0, all = 0 } = progress?.rows ?? {}
  const isShown = busy && all >= SHOWN_FROM_ROWS
  return (
    <>
      {isShown && (
        <Button onClick={cancel} aria-label={`Cancel: ${children}`}>
          Cancel
        </Button>
      )}
      <Button onClick={() => start(input)} busy={busy}>
        {children}
      </Button>
      {isShown && (
        <Waiting>
          <Progress
            label={`${name}, exported`}
            value={done}
            max={all}
            text={`${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`}
          />
        </Waiting>
      )}
      {error && (
        <Banner tone="error">{messageOf(error, `${name} could not be exported. Please try again.`)}</Banner>
      )}
    </>
  )
}
