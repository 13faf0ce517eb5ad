import { randomUUID } from 'node:crypto'
import type { BodyOf, ImportedLine, saveBankImport } from '@solvent/contracts'
import { toMajor, toMinor } from './amounts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The lines are spread over this many days before today. */
const DAYS = 360

type BankFile = BodyOf<typeof saveBankImport>

/** The accounts of a bank file's lines, by id. */
export interface FileAccounts {
  bank: string
  savings: string
  debts: readonly string[]
}

/**
 * The file of a bank account with lines of all kinds: of ten, six expenses, an income, a transfer and two payments on
 * debts. Amounts are between 0.10 and 1.09, so that many lines neither overdraw an account nor pay off a debt.
 */
export function bankFile(accounts: FileAccounts, lines: number): BankFile {
  const today = Date.now()
  return {
    file_name: 'statement.ofx',
    file_kind: 'ofx',
    account: { kind: 'asset', id: accounts.bank },
    lines: Array.from({ length: lines }, (_, n) => {
      const day = new Date(today - (1 + Math.floor((n * DAYS) / lines)) * DAY_MS)
      return bankLine(accounts, n, day.toISOString().slice(0, 10))
    }),
  }
}

/** What the lines of a file add to each account, in cents. */
export function effectsOf({ account, lines }: BankFile): Map<string, bigint> {
  const effects = new Map<string, bigint>()
  const add = (id: string, change: bigint) => effects.set(id, (effects.get(id) ?? 0n) + change)
  for (const { amount, as } of lines) {
    const cents = toMinor(amount)
    add(account.id, cents)
    if (as.kind === 'transfer') add(as.account_id, -cents)
    if (as.kind === 'payment') add(as.liability_id, cents)
  }
  return effects
}

function bankLine({ savings, debts }: FileAccounts, n: number, day: string): ImportedLine {
  const as = recordedAs(n, savings, debts[Math.floor(n / 10) % debts.length] ?? '')
  const amount = toMajor(10 + (n % 100))
  return {
    line: n + 1,
    booked_on: day,
    value_on: day,
    amount: as.kind === 'income' ? amount : -amount,
    counterparty: `Corner Shop ${n % 50}`,
    text: `Card 1234, reference ${n}, thank you for your purchase`,
    bank_id: randomUUID(),
    as,
  }
}

function recordedAs(n: number, savings: string, debt: string): ImportedLine['as'] {
  const place = n % 10
  if (place === 3) return { kind: 'income', category: 'Salary', note: `Income ${n}` }
  if (place === 5) return { kind: 'transfer', account_id: savings, note: '' }
  if (place === 7 || place === 8) return { kind: 'payment', liability_id: debt }
  return { kind: 'expense', category: 'Groceries', note: `Corner Shop ${n % 50}` }
}
