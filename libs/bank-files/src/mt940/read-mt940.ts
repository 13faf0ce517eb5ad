import { formatMinor } from '@solvent/money'
import type { BankLine, Statement, StatementBalance } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { openingBalance } from '../fields/opening-balance'
import { quoted, readAmount } from '../fields/read-amount'
import { joinStatements } from '../join-statements'
import { MAX_BANK_ID_LENGTH } from '../limits'
import { mt940Date } from './mt940-date'
import { type Mt940Field, mt940Fields } from './mt940-fields'
import { readStatementLine } from './statement-line'

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/

/** Whether the text is an MT940 statement or an MT942 report, with or without the blocks of SWIFT. */
export function isMt940(text: string): boolean {
  const head = text.slice(0, 4096)
  return /^(?:\{.*\{4:)?:20:/m.test(head) && /^:(?:25P?|28C?|34F|60[FM]|61):/m.test(head)
}

/**
 * Reads the messages of a file. Transactions of 0.00 are left out, because they change no balance.
 *
 * @throws BankFileError for the first line that is wrong, for balances that do not fit the transactions, and for MT942
 */
export function readMt940(text: string): Statement[] {
  const reader = new Mt940Reader()
  for (const field of mt940Fields(text)) reader.read(field)
  return reader.end()
}

/** A message of which the end is not read yet. */
interface OpenMessage {
  line: number
  account: string | null
  currency: string | null
  opening: StatementBalance | null
  closing: StatementBalance | null
  lines: BankLine[]
}

interface OpenLine {
  field: Mt940Field
  information: string[]
}

class Mt940Reader {
  readonly #statements: Statement[] = []
  #message: OpenMessage | null = null
  #line: OpenLine | null = null

  read(field: Mt940Field): void {
    const { tag, lines, line } = field
    if (tag === '86') this.#information(lines)
    else this.#endLine()
    if (tag === '20' || tag === '-') this.#endMessage()
    if (tag === '20') {
      this.#message = { line, account: null, currency: null, opening: null, closing: null, lines: [] }
    }
    if (tag === '25' || tag === '25P') this.#messageOf(field).account = accountOf(lines)
    if (tag === '60F' || tag === '60M') this.#opening(field)
    if (tag === '61') this.#begin(field)
    if (tag === '62F' || tag === '62M') this.#closing(field)
    // In Germany, MT942 has pending transactions, and it does not say which ones are booked.
    if (tag === '34F') {
      const problem =
        'This is an interim report (MT942), whose transactions can change. Export a statement (MT940).'
      throw new BankFileError(problem, line)
    }
  }

  end(): Statement[] {
    this.#endLine()
    this.#endMessage()
    return joinStatements(this.#statements)
  }

  #begin(field: Mt940Field): void {
    const { opening, closing } = this.#messageOf(field)
    if (!opening) throw new BankFileError('This transaction has no opening balance before it.', field.line)
    if (closing) throw new BankFileError('This transaction is after the closing balance.', field.line)
    this.#line = { field, information: [] }
  }

  #information(lines: readonly string[]): void {
    // One by one: a field can have more lines than a function can have arguments.
    for (const line of lines) this.#line?.information.push(line)
  }

  #endLine(): void {
    if (!this.#line) return
    const line = readStatementLine(this.#line.field, this.#line.information)
    if (line.amount !== 0n) this.#message?.lines.push(line)
    this.#line = null
  }

  #opening(field: Mt940Field): void {
    const message = this.#messageOf(field)
    if (message.opening) throw new BankFileError('This statement has two opening balances.', field.line)
    const { currency, balance } = readBalance(field)
    message.currency = currency
    message.opening = balance
  }

  #closing(field: Mt940Field): void {
    const message = this.#messageOf(field)
    const { currency, balance } = readBalance(field)
    if (!message.opening) throw new BankFileError('This statement has no opening balance.', message.line)
    if (message.closing) throw new BankFileError('This statement has two closing balances.', field.line)
    if (currency !== message.currency) {
      const problem = `${quoted(currency)} is not the account's currency, ${message.currency}.`
      throw new BankFileError(problem, field.line)
    }
    const expected = message.lines.reduce((sum, { amount }) => sum + amount, message.opening.amount)
    requireBalance(balance.amount, expected, field.line)
    message.closing = balance
  }

  #endMessage(): void {
    const message = this.#message
    if (!message) return
    const { account, currency, opening, closing, lines, line } = message
    if (!closing) {
      const problem = 'The statement that begins here has no closing balance. Its end may be missing.'
      throw new BankFileError(problem, line)
    }
    const number = withoutCurrency(account, currency)
    const balance = openingBalance(opening, lines)
    this.#statements.push({ account: number, currency, opening: balance, closing, lines })
    this.#message = null
  }

  #messageOf({ tag, line }: Mt940Field): OpenMessage {
    if (this.#message) return this.#message
    throw new BankFileError(`The field :${tag}: is not in a statement, which begins with :20:.`, line)
  }
}

/** @throws BankFileError */
function readBalance({ lines, line }: Mt940Field): { currency: string; balance: StatementBalance } {
  const [first = ''] = lines
  const [, mark, day, currency, digits] = BALANCE.exec(first) ?? []
  if (day === undefined || currency === undefined || digits === undefined) {
    throw new BankFileError(`${quoted(first)} is not a balance.`, line)
  }
  const amount = readAmount(digits, line)
  return { currency, balance: { amount: mark === 'C' ? amount : -amount, on: mt940Date(day, line) } }
}

/** @throws BankFileError with the difference */
function requireBalance(actual: bigint, expected: bigint, line: number): void {
  if (actual === expected) return
  const [difference, word] = actual > expected ? [actual - expected, 'more'] : [expected - actual, 'less']
  const problem = `The closing balance is ${formatMinor(difference)} ${word} than the transactions before it give.`
  throw new BankFileError(problem, line)
}

/** The account, or null. `:25P:` has the bank in a second line. */
function accountOf([first = '']: readonly string[]): string | null {
  return cleanText(first, MAX_BANK_ID_LENGTH) || null
}

/** Dutch banks write the currency after the number of the account. */
function withoutCurrency(account: string | null, currency: string | null): string | null {
  if (account === null || currency === null || !account.endsWith(currency)) return account
  const number = account.slice(0, -currency.length).trim()
  return /\d$/.test(number) ? number : account
}
