import { formatMinor, ordinal } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import type { DebtFile, FileDebt } from '../debts/debt-file'
import { readDebtFile } from '../debts/read-debt-file'
import { type CellSpec, makeXlsx } from './xlsx-maker'

/** A file of debts, and what is read from it in sentences: its debts, the rows left out, or why it is refused. */
export interface DebtSample {
  shape: string
  /** A text, bytes, or the rows of the sheets of a workbook. */
  file: string | Uint8Array | readonly (readonly (readonly CellSpec[])[])[]
  says: readonly string[]
}

/** What is read from the sample, in the order of the file. */
export async function readingOf({ file }: DebtSample): Promise<string[]> {
  try {
    return describe(await readDebtFile(bytesOf(file)))
  } catch (error) {
    if (error instanceof BankFileError) return [error.message]
    throw error
  }
}

function bytesOf(file: DebtSample['file']): Uint8Array {
  if (typeof file === 'string') return new TextEncoder().encode(file)
  return file instanceof Uint8Array ? file : makeXlsx({ sheets: file, hasSharedStrings: true })
}

function describe({ debts, skipped }: DebtFile): string[] {
  const lines = [
    ...debts.map((debt) => ({ line: debt.line, text: sentenceOf(debt) })),
    ...skipped.map(({ line, reason }) => ({ line, text: reason })),
  ]
  return lines.sort((a, b) => a.line - b.line).map(({ line, text }) => `${line}: ${text}`)
}

function sentenceOf({ name, lender, balance, rateBp, payment, frequency, dueDay, dueOn, problem }: FileDebt) {
  return [
    lender === null ? name : `${name} (${lender})`,
    ` owes ${formatMinor(balance)}`,
    rateBp === null ? '' : ` at ${formatMinor(BigInt(rateBp))}%`,
    payment === null ? '' : `, pays ${formatMinor(payment)}`,
    frequency === null ? '' : ` ${frequency}`,
    dueDay === null ? '' : ` on the ${ordinal(dueDay)}`,
    dueOn === null ? '' : ` on ${dueOn}`,
    problem === null ? '' : `. ${problem}`,
  ].join('')
}
