import type { PaySchedule } from '@solvent/contracts'
import { Button } from '@solvent/ui'
import { useState } from 'react'
import { lazyForm } from '../lazy-form'

const PaydaysDialog = lazyForm(() => import('./paydays-dialog').then((module) => module.PaydaysDialog))

interface PaydaysButtonProps {
  pay: PaySchedule | null
  /** The visible text. */
  children: string
}

/** Opens the form for the paydays. */
export function PaydaysButton({ pay, children }: PaydaysButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOpen && <PaydaysDialog pay={pay} onClose={() => setOpen(false)} />}
      <Button
        small
        aria-label={children === 'Change' ? 'Change paydays' : undefined}
        onClick={() => setOpen(true)}
        onIntent={PaydaysDialog.preload}
      >
        {children}
      </Button>
    </>
  )
}
