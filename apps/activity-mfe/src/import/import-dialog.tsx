import { ConfirmDialog } from '@solvent/screen-kit'
import { useState } from 'react'
import { FileDialog } from './file-dialog'
import { ReviewDialog } from './review-dialog'
import { useImportAccounts } from './use-import-accounts'
import { useImportSteps } from './use-import-steps'
import { useImportedToast } from './use-undo-import'

interface ImportDialogProps {
  /** A file that was dropped on the page. */
  dropped: File | null
  onClose: () => void
}

/** Imports the file of a bank: asks for it and its account, shows every line, and saves them. */
export function ImportDialog({ dropped, onClose }: ImportDialogProps) {
  const accounts = useImportAccounts()
  const steps = useImportSteps(dropped)
  const [isClosing, setClosing] = useState(false)
  const showImported = useImportedToast()
  const { step, review, file } = steps
  // A file cannot be kept as a draft.
  const close = () => (review ? setClosing(true) : onClose())
  const confirmation = isClosing && (
    <ConfirmDialog
      title="Discard this import?"
      action="Discard"
      onConfirm={onClose}
      onClose={() => setClosing(false)}
    >
      Nothing has been imported yet. Your changes to the lines are lost.
    </ConfirmDialog>
  )
  if (step === 'review' && review && file) {
    const others = {
      accounts: (accounts.options ?? [])
        .filter(({ account }) => account.kind === 'asset' && account.id !== review.account.id)
        .map(({ account, name }) => ({ id: account.id, name })),
      debts: accounts.debts,
    }
    return (
      <ReviewDialog
        bankReview={review}
        fileName={file.name}
        others={others}
        onColumns={review.table ? () => steps.setStep('columns') : undefined}
        onBack={() => steps.setStep('file')}
        onSaved={(saved) => {
          showImported(saved)
          onClose()
        }}
        onClose={close}
      >
        {confirmation}
      </ReviewDialog>
    )
  }
  return (
    <FileDialog accounts={accounts} steps={steps} onClose={close}>
      {confirmation}
    </FileDialog>
  )
}
