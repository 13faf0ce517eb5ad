import { type DebtFile, readDebtFile } from '@solvent/contracts'
import { type Answer, answer } from './answer'

/** Files of debts: each contains the answer of the server. */
export function debtFileAnswers(): Answer[] {
  return [answer(readDebtFile, ({ body }) => toDebtFile(body))]
}

function toDebtFile(bytes: Uint8Array): DebtFile {
  const given: Partial<DebtFile> = JSON.parse(new TextDecoder().decode(bytes))
  return { debts: [], skipped: [], ...given }
}
