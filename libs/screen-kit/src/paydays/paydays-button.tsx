import type { PaySchedule } from '@solvent/contracts'
import { Button } from '@solvent/ui'
import { useState } from 'react'
import { lazyPart } from '../lazy-part'

// Loaded when the user is about to set the paydays; renders nothing until then.
const PaydaysDialog = lazyPart({
  load: () => import('./paydays-dialog').then((module) => module.PaydaysDialog),
  loading: 'Loading form...',
  failed: "We couldn't load the form.",
  placeholder: () => <></>,
})

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
