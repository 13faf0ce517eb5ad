import { messageOf, useSend } from '@solvent/api-client'
import { type ExportedData, importData } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { formatDate, useToast } from '@solvent/ui'
import { Facts } from './facts'

interface ImportDialogProps {
  document: ExportedData
  onClose: () => void
}

/** Shows what is in the file before it is taken in. */
export function ImportDialog({ document, onClose }: ImportDialogProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useSend(importData)

  function submit() {
    if (isPending) return
    const onSuccess = ({ message }: { message: string }) => {
      toast.success(message)
      onClose()
    }
    mutate({ body: document }, { onSuccess })
  }

  const failed = 'The data could not be imported. Nothing was saved. Please try again.'
  const form = { submit, busy: isPending, error: error ? messageOf(error, failed) : undefined }
  return (
    <FormDialog
      title="Import this data?"
      description="Your email, password and keys stay as they are."
      form={form}
      action="Import"
      busyAction="Importing..."
      onClose={onClose}
    >
      <Facts
        facts={[
          ['Exported on', formatDate(document.exported_at.slice(0, 10))],
          ['Name', document.profile.name || document.profile.username],
          ['Assets', document.assets.length],
          ['Expected assets', document.tentative_assets.length],
          ['Liabilities', document.liabilities.length],
          ['Entries', document.entries.length],
          ['Conversations', document.sessions.length],
        ]}
      />
    </FormDialog>
  )
}
