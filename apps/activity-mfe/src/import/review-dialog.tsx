import type { BankImport, BankReview } from '@solvent/contracts'
import { ConfirmDialog } from '@solvent/screen-kit'
import { Button, Dialog } from '@solvent/ui'
import { type ReactNode, useState } from 'react'
import { countedLines } from './count-words'
import type { OtherAccounts } from './line-kinds'
import { ReviewStep } from './review-step'
import { type ReviewScreen, useReviewScreen } from './use-review-screen'

interface ReviewDialogProps {
  bankReview: BankReview
  fileName: string
  others: OtherAccounts
  /** Opens the columns of a table; absent for other files. */
  onColumns: (() => void) | undefined
  onBack: () => void
  onSaved: (saved: BankImport) => void
  onClose: () => void
  children: ReactNode
}

/** The review of a file's lines, and the button that imports them. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { bankReview, fileName, onColumns, onBack, onClose, children } = props
  const screen = useReviewScreen(props)
  /** Leaves the review once the user agrees that the changes are lost. */
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const leaveBy = (step: () => void) => (screen.review.hasEdits ? setLeave(() => step) : step())
  const isSaving = screen.written !== null
  const footer = isSaving ? (
    <Button onClick={screen.stop} disabled={screen.written === screen.total}>
      Stop
    </Button>
  ) : (
    <>
      <Button onClick={() => leaveBy(onBack)}>Back</Button>
      {onColumns && <Button onClick={() => leaveBy(onColumns)}>Columns</Button>}
      <Button variant="primary" onClick={screen.start} disabled={screen.total === 0}>
        {actionOf(screen)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      placement="full"
      onOpenChange={() => isSaving || onClose()}
      title={`Import ${fileName}`}
      footer={footer}
    >
      <ReviewStep bankReview={bankReview} fileName={fileName} screen={screen} />
      {children}
      {leave && (
        <ConfirmDialog
          title="Discard your changes?"
          action="Discard"
          onConfirm={leave}
          onClose={() => setLeave(null)}
        >
          Your changes to the lines are lost.
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** Lines that are linked to entries are saved, too, but not counted. */
function actionOf({ total, existing }: ReviewScreen): string {
  if (total === 0) return 'Nothing to import'
  if (total === existing) return `Link ${countedLines(existing)}`
  return `Import ${countedLines(total - existing)}`
}
