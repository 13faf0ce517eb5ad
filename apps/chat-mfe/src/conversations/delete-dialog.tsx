import { messageOf, useSend } from '@solvent/api-client'
import { type ChatSession, deleteSession } from '@solvent/contracts'
import { Banner, Button, Dialog } from '@solvent/ui'

interface DeleteDialogProps {
  session: ChatSession
  onDeleted: (id: string) => void
  onClose: () => void
}

/** Confirms the deletion of a conversation, which cannot be undone. */
export function DeleteDialog({ session, onDeleted, onClose }: DeleteDialogProps) {
  const { mutate, isPending, error } = useSend(deleteSession)
  const { session_id: id, title } = session
  const close = () => isPending || onClose()
  function remove() {
    const onSuccess = () => {
      onDeleted(id)
      onClose()
    }
    mutate({ params: { id } }, { onSuccess })
  }
  const footer = (
    <>
      <Button onClick={close} disabled={isPending}>
        Cancel
      </Button>
      <Button variant="danger" onClick={remove} busy={isPending} busyLabel="Deleting...">
        Delete
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={close} title={`Delete "${title}"?`} footer={footer}>
      <p>You can't get this conversation back. Entries saved in it stay in your accounts.</p>
      {error && (
        <Banner tone="error">
          {messageOf(error, "We couldn't delete the conversation. Please try again.")}
        </Banner>
      )}
    </Dialog>
  )
}
