import { messageOf, useExample } from '@solvent/api-client'
import { Banner, Button } from '@solvent/ui'

/** Opens the books of an invented person, to look around in. */
export function ExampleButton() {
  const { start, busy, error } = useExample()
  return (
    <>
      <Button onClick={start} busy={busy} busyLabel="Opening the example...">
        Look around with an example
      </Button>
      {error && <Banner tone="error">{messageOf(error, 'The example could not be opened.')}</Banner>}
    </>
  )
}
