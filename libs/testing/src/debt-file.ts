import type { DebtFile, FileDebt } from '@solvent/contracts'

/** A file of debts for the fake API, whose content is the answer of the server. */
export function debtFile(name: string, read: Partial<DebtFile>): File {
  const content = JSON.stringify(read)
  // The test environment's files cannot be read as text.
  return Object.assign(new File([content], name), { text: async () => content })
}

/** A debt of a file: by default, a card without problems.. */
export function fileDebt(line: number, given: Partial<FileDebt> = {}): FileDebt {
  return {
    line,
    name: 'Visa card',
    lender: null,
    balance: 1500,
    rate: 19.9,
    payment: 60,
    frequency: 'monthly',
    next_due_on: '2026-04-01',
    problem: null,
    ...given,
  }
}
