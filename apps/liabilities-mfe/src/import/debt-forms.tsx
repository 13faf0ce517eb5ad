import type { FileDebt } from '@solvent/contracts'
import { ConfirmDialog } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { useState } from 'react'
import { NewLiabilityDialog } from '../new-liability-dialog'
import { countedDebts } from './count-debts'
import { debtValues } from './debt-values'

interface DebtFormsProps {
  /** At least one. */
  debts: readonly FileDebt[]
  onClose: () => void
}

/** Shows debts one after another in the form of a new liability, to add or to skip each. */
export function DebtForms({ debts, onClose }: DebtFormsProps) {
  const toast = useToast()
  const [place, setPlace] = useState(0)
  const [added, setAdded] = useState(0)
  const [isStopping, setStopping] = useState(false)
  const debt = debts[place]
  if (!debt) return null
  const left = debts.length - place

  function finish(count: number) {
    if (count > 0) toast.success(`${countedDebts(count)} added`)
    onClose()
  }
  function goOn(count: number) {
    if (left === 1) return finish(count)
    setAdded(count)
    setPlace(place + 1)
  }
  return (
    <NewLiabilityDialog
      // A new dialog for each, so that nothing entered is left, and the focus starts at its first field.
      key={debt.line}
      title={`Debt ${place + 1} of ${debts.length}`}
      description={debt.problem ?? undefined}
      initial={debtValues(debt)}
      hasDraft={false}
      action="Add debt"
      onSkip={() => goOn(added)}
      onAdded={() => goOn(added + 1)}
      onClose={() => setStopping(true)}
    >
      {isStopping && (
        <ConfirmDialog
          title="Stop adding debts?"
          action="Stop"
          onConfirm={() => finish(added)}
          onClose={() => setStopping(false)}
        >
          {`${countedDebts(left)} ${left === 1 ? 'has' : 'have'} not been added yet.`}
        </ConfirmDialog>
      )}
    </NewLiabilityDialog>
  )
}
