import { messageOf, useUpload } from '@solvent/api-client'
import { importData } from '@solvent/contracts/transfer'
import { Banner, Button, Dialog, formatDate, Progress, Stack, useToast } from '@solvent/ui'
import { Facts } from './facts'
import { type ChosenFile, formatSize } from './read-export'

interface ImportDialogProps {
  chosen: ChosenFile
  onClose: () => void
}

const FAILED = "We couldn't import the data. Nothing was saved. Please try again."

/** Shows what is in the file before it is imported, and the progress of the import. */
export function ImportDialog({ chosen, onClose }: ImportDialogProps) {
  const toast = useToast()
  const { start, cancel, busy, sent, error } = useUpload(importData)
  const { file } = chosen

  function submit() {
    start(file, ({ message }) => {
      toast.success(message)
      onClose()
    })
  }

  const footer = (
    <>
      <Button onClick={busy ? cancel : onClose}>{busy ? 'Cancel import' : 'Cancel'}</Button>
      <Button variant="primary" onClick={submit} busy={busy} busyLabel="Importing...">
        Import
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      title="Import this data?"
      description="Your email, password and keys stay as they are."
      footer={footer}
    >
      <Stack>
        {error && <Banner tone="error">{messageOf(error, FAILED)}</Banner>}
        <Facts facts={factsOf(chosen)} />
        {busy && (
          <Progress label="Imported" value={sent} max={file.size} text={progressText(sent, file.size)} />
        )}
      </Stack>
    </Dialog>
  )
}

/** The server reads the file as fast as it saves it, so bytes sent are bytes imported; a final check follows. */
function progressText(sent: number, size: number): string {
  return sent < size ? `${formatSize(sent)} of ${formatSize(size)}` : 'Checking all entries...'
}

function factsOf({ file, document }: ChosenFile): [string, string | number][] {
  if (!document) {
    return [
      ['File', file.name],
      ['Size', formatSize(file.size)],
    ]
  }
  return [
    ['Exported on', formatDate(document.exported_at.slice(0, 10))],
    ['Name', document.profile.name || document.profile.username],
    ['Assets', document.assets.length],
    ['Expected assets', document.tentative_assets.length],
    ['Liabilities', document.liabilities.length],
    ['Entries', document.entries.length],
    ['Conversations', document.sessions.length],
  ]
}
