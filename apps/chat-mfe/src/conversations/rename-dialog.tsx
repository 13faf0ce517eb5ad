import { useContractForm } from '@solvent/api-client'
import { type ChatSession, renameSession } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { TextField } from '@solvent/ui'

interface RenameDialogProps {
  session: ChatSession
  onRenamed: () => void
  onClose: () => void
}

/** Renames a conversation. */
export function RenameDialog({ session, onRenamed, onClose }: RenameDialogProps) {
  const form = useContractForm({
    endpoint: renameSession,
    params: { id: session.session_id },
    initial: { title: session.title },
    toBody: (values) => values,
    draftFields: 'all',
    failed: "We couldn't rename the conversation. Please try again.",
    onSent: () => {
      onRenamed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Rename conversation"
      form={form}
      action="Rename"
      busyAction="Renaming..."
      onClose={onClose}
    >
      <TextField {...form.bind('title', 'Title')} autoComplete="off" required />
    </FormDialog>
  )
}
