import type { DebtFile, FileDebt, Liability } from '@solvent/contracts'
import { useState } from 'react'
import { ChooseDebtsDialog } from './choose-debts-dialog'
import { DebtFileDialog } from './debt-file-dialog'
import { DebtForms } from './debt-forms'

interface ImportDebtsDialogProps {
  /** The liabilities so far, to recognize debts that are already there. */
  liabilities: readonly Liability[]
  onClose: () => void
}

/** Adds the debts of a file: reads it, asks which of them to add, and shows each in the form of a new liability. */
export function ImportDebtsDialog({ liabilities, onClose }: ImportDebtsDialogProps) {
  const [file, setFile] = useState<DebtFile | null>(null)
  const [chosen, setChosen] = useState<readonly FileDebt[] | null>(null)
  if (chosen) return <DebtForms debts={chosen} onClose={onClose} />
  if (!file) return <DebtFileDialog onRead={setFile} onClose={onClose} />
  return <ChooseDebtsDialog file={file} liabilities={liabilities} onContinue={setChosen} onClose={onClose} />
}
