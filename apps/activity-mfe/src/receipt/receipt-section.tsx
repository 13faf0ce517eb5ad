import { type EntryDetails, receiptType } from '@solvent/contracts'
import { Banner, Button, Caption, font, Inline, Stack } from '@solvent/ui'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { ReceiptPicture } from './receipt-picture'
import { RemoveReceipt } from './remove-receipt'
import { SaveReceipt } from './save-receipt'
import { useReceipt } from './use-receipt'

const Title = styled.h3`
  font: ${font.bodyStrong};
`

/** A button that is disabled while busy loses the focus; it gets it back, unless the focus is elsewhere by then. */
function useKeepFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const isLost = !document.activeElement?.matches('a, button:enabled, input:not([hidden]), select')
    if (wasBusy.current && !isBusy && isLost) button.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])
  return button
}

/** The receipt of an entry, with its actions. */
export function ReceiptSection({ entry }: { entry: EntryDetails }) {
  const { receipt, busy, problem, attach, remove } = useReceipt(entry)
  const picker = useRef<HTMLInputElement>(null)
  const button = useKeepFocus(busy !== null)
  const titleId = useId()
  // A picture that is being removed must not be fetched again.
  const shown = busy === 'removing' ? undefined : receipt

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) attach(file)
    // Lets the user choose the same file again.
    target.value = ''
  }

  const retry = problem?.retry && (
    <Button small onClick={problem.retry}>
      Try again
    </Button>
  )
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Title id={titleId}>Receipt</Title>
        {shown && <ReceiptPicture entry={entry} receipt={shown} />}
        {problem && (
          <Banner tone="error" action={retry}>
            {problem.text}
          </Banner>
        )}
        <Inline>
          <Button
            ref={button}
            small
            onClick={() => picker.current?.click()}
            disabled={busy === 'removing'}
            busy={busy === 'saving'}
            busyLabel="Saving..."
            aria-label={receipt && busy !== 'saving' ? 'Replace receipt' : undefined}
          >
            {receipt ? 'Replace' : 'Add receipt'}
          </Button>
          {receipt && <RemoveReceipt busy={busy} onRemove={remove} />}
          {shown && <SaveReceipt entry={entry} receipt={shown} small />}
        </Inline>
        <Caption>Photos are made smaller before they are saved.</Caption>
      </Stack>
      <input
        ref={picker}
        type="file"
        accept={receiptType.options.join(',')}
        aria-label="Picture of the receipt"
        hidden
        onChange={choose}
      />
    </section>
  )
}
