import { Button, Dialog } from '@solvent/ui'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  /** The question, such as "Delete Visa?". */
  title: string
  /** What it means. */
  children: ReactNode
  /** The verb on the button that confirms. */
  action: string
  /** Of the button that confirms; `danger` by default. */
  variant?: 'danger' | 'primary'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done. It is open for as long as it is rendered. */
export function ConfirmDialog({
  title,
  children,
  action,
  variant = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  function confirm() {
    onClose()
    onConfirm()
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant={variant} onClick={confirm}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer}>
      <p>{children}</p>
    </Dialog>
  )
}
