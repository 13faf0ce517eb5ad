import type { ClosedDebt } from '@solvent/contracts'
import { useEffect, useState } from 'react'

interface Closing {
  closed: ClosedDebt
  /** Called when the dialog is gone, however it was closed. */
  notify: () => void
}

/** What a debt cost that the payment has paid off; the notice of the payment follows when the dialog is closed. */
export function useClosing() {
  const [closing, setClosing] = useState<Closing | null>(null)
  useEffect(() => closing?.notify, [closing])
  return {
    closed: closing?.closed ?? null,
    show: (closed: ClosedDebt, notify: () => void) => setClosing({ closed, notify }),
  }
}
