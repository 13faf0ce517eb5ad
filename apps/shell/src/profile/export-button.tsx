import { messageOf, useDownload } from '@solvent/api-client'
import type { Endpoint } from '@solvent/contracts'
import { Banner, Button } from '@solvent/ui'

interface ExportButtonProps<E extends Endpoint> {
  endpoint: E
  input: Parameters<ReturnType<typeof useDownload<E>>['start']>[0]
  /** What is fetched, at the start of the sentence that reports a failure. */
  name: string
  children: string
}

/** Fetches a file; a failure is shown beside the button. */
export function ExportButton<E extends Endpoint>({ endpoint, input, name, children }: ExportButtonProps<E>) {
  const { start, busy, error } = useDownload(endpoint)
  return (
    <>
      <Button onClick={() => start(input)} busy={busy}>
        {children}
      </Button>
      {error && (
        <Banner tone="error">{messageOf(error, `${name} could not be exported. Please try again.`)}</Banner>
      )}
    </>
  )
}
