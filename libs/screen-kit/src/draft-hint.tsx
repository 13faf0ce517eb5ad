import { Button, Caption, Inline } from '@solvent/ui'

interface DraftHintProps {
  /** What `useContractForm` returns. */
  form: { isRestored?: boolean; startOver?: () => void; busy: boolean }
}

/** Says that a form opened with a restored draft, with a button to discard it; renders nothing otherwise. */
export function DraftHint({ form }: DraftHintProps) {
  if (!form.isRestored || !form.startOver) return null
  return (
    <Inline justify="between">
      <Caption>Draft restored.</Caption>
      <Button small variant="ghost" onClick={form.startOver} disabled={form.busy}>
        Discard
      </Button>
    </Inline>
  )
}
