import { messageOf, useUpload } from '@solvent/api-client'
import { type DebtFile, readDebtFile } from '@solvent/contracts'
import { Banner, Button, Dialog, Inline, Stack } from '@solvent/ui'
import { type ChangeEvent, useRef, useState } from 'react'

const FILE_TYPES = '.csv,.txt,.xlsx'

interface DebtFileDialogProps {
  onRead: (file: DebtFile) => void
  onClose: () => void
}

/** Asks for a file of debts, and reads it as soon as it is chosen. */
export function DebtFileDialog({ onRead, onClose }: DebtFileDialogProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const { start, cancel, busy, error } = useUpload(readDebtFile)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) {
      setName(chosen.name)
      start(chosen, onRead)
    }
    // Lets the user choose the same file again.
    target.value = ''
  }
  function close() {
    cancel()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Import debts"
      footer={<Button onClick={busy ? cancel : close}>Cancel</Button>}
    >
      <Stack>
        <p>
          Choose a CSV or Excel file. One debt per row, with its name and balance. Rate, payment and due date
          are read if there.
        </p>
        {error && !busy && (
          <Banner tone="error">{messageOf(error, "We couldn't read this file. Please try again.")}</Banner>
        )}
        <Inline gap={3}>
          <Button variant="primary" onClick={() => picker.current?.click()}>
            {error ? 'Choose another file' : 'Choose file'}
          </Button>
        </Inline>
        {busy && <p role="status">{`Reading ${name}...`}</p>}
        <input
          ref={picker}
          type="file"
          accept={FILE_TYPES}
          aria-label="File of debts"
          hidden
          onChange={choose}
        />
      </Stack>
    </Dialog>
  )
}
