import { messageOf, useExample } from '@solvent/api-client'
import { Banner, Button } from '@solvent/ui'
import { lateExample } from '../auth/late-contracts'

interface ExampleButtonProps {
  /** Called when somebody is about to press it. */
  onIntent?: () => void
}

/** Opens the books of an invented person, to look around in. */
export function ExampleButton({ onIntent }: ExampleButtonProps) {
  const { start, busy, error } = useExample(lateExample)
  return (
    <>
      <Button onClick={start} onIntent={onIntent} busy={busy} busyLabel="Opening the example...">
        Look around with an example
      </Button>
      {error && <Banner tone="error">{messageOf(error, 'The example could not be opened.')}</Banner>}
    </>
  )
}
