import { messageOf, useExample } from '@solvent/api-client'
import { Banner, Button } from '@solvent/ui'
import { lazyExample } from '../auth/lazy-endpoints'

interface ExampleButtonProps {
  /** Called on hover, touch or focus, before a likely press. */
  onIntent?: () => void
}

/** Opens the example account. */
export function ExampleButton({ onIntent }: ExampleButtonProps) {
  const { start, busy, error } = useExample(lazyExample)
  return (
    <>
      <Button onClick={start} onIntent={onIntent} busy={busy} busyLabel="Opening the example...">
        Look around with an example
      </Button>
      {error && <Banner tone="error">{messageOf(error, "We couldn't open the example.")}</Banner>}
    </>
  )
}
