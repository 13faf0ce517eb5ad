import type { BankFile, BankLine, Statement, StatementBalance } from '@solvent/bank-files'
import type { ResponseOf, readBankFile } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'

type View = ResponseOf<typeof readBankFile>

/** A bank file as the contract has it. */
export function bankFileView({ kind, statements }: BankFile): View {
  return { kind, statements: statements.map(statementView) }
}

function statementView({ opening, closing, lines, ...statement }: Statement): View['statements'][number] {
  return {
    ...statement,
    opening: opening && balanceView(opening),
    closing: closing && balanceView(closing),
    lines: lines.map(lineView),
  }
}

function balanceView({ amount, on }: StatementBalance) {
  return { amount: fromMinor(amount), on }
}

function lineView({ line, bookedOn, valueOn, amount, counterparty, text, bankId }: BankLine) {
  return {
    line,
    booked_on: bookedOn,
    value_on: valueOn,
    amount: fromMinor(amount),
    counterparty,
    text,
    bank_id: bankId,
  }
}
