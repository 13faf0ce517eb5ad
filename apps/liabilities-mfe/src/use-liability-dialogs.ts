import type { Liability } from '@solvent/contracts'
import { useUrlFlag } from '@solvent/screen-kit'
import { useState } from 'react'
import { useChosenLiability } from './use-chosen-liability'

/** The open dialog, and the id of its liability. */
export type OpenDialog =
  | { dialog: 'add' }
  | { dialog: 'import' }
  | { dialog: 'edit' | 'pay' | 'delete'; id: string }

/**
 * The open dialog. In the address, `?add=1` opens the dialog for a new liability, and `?liability=...&pay=1` the one
 * that pays it, each once.
 */
export function useLiabilityDialogs() {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const add = () => setOpen({ dialog: 'add' })
  useUrlFlag('add', add)
  const { chosenId } = useChosenLiability()
  useUrlFlag('pay', () => setOpen(chosenId === null ? null : { dialog: 'pay', id: chosenId }))

  return {
    open,
    add,
    /** Adds the debts of a file. */
    importDebts: () => setOpen({ dialog: 'import' }),
    edit: ({ id }: Liability) => setOpen({ dialog: 'edit', id }),
    pay: ({ id }: Liability) => setOpen({ dialog: 'pay', id }),
    /** Asks before a liability is deleted on which something is owed. */
    delete: ({ id }: Liability) => setOpen({ dialog: 'delete', id }),
    close: () => setOpen(null),
  }
}
