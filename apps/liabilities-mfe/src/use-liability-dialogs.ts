import type { Liability } from '@solvent/contracts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The dialog that is open, and which liability it is about. */
export type OpenDialog = { dialog: 'add' } | { dialog: 'edit' | 'pay'; id: string }

/** Which dialog is open. `?add=1` in the address opens the one for a new liability, once. */
export function useLiabilityDialogs() {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [params, setParams] = useSearchParams()
  const isAsked = params.get('add') === '1'

  useEffect(() => {
    if (!isAsked) return
    setOpen({ dialog: 'add' })
    setParams(
      (before) => {
        before.delete('add')
        return before
      },
      { replace: true },
    )
  }, [isAsked, setParams])

  return {
    open,
    add: () => setOpen({ dialog: 'add' }),
    edit: ({ id }: Liability) => setOpen({ dialog: 'edit', id }),
    pay: ({ id }: Liability) => setOpen({ dialog: 'pay', id }),
    close: () => setOpen(null),
  }
}
