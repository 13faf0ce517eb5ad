import type { Statement, StatementBalance } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { openingBalance } from '../fields/opening-balance'
import { quoted } from '../fields/read-amount'
import { joinStatements } from '../join-statements'
import { MAX_BANK_ID_LENGTH, MAX_FILE_LINES } from '../limits'
import { type CamtDetail, readDetail } from './camt-detail'
import { isBooked, readEntry } from './camt-entry'
import { readCamtParts } from './camt-parts'
import { dayAt, isCredit, toAmount } from './camt-values'
import { nodeAt, textAt, type XmlNode } from './xml-node'

const ACCOUNT_IDS = ['Id/IBAN', 'Id/Othr/Id', 'Id/BBAN', 'Id/UPIC', 'Id/PrtryAcct/Id']
/** Of several opening balances, the first kind here counts. */
const OPENING_KINDS = ['OPBD', 'PRCD']
/**
 * Only the balance of all that is booked, at the end of the period. The available one (CLAV) includes a credit line,
 * and the interim one (ITBD) changes until the end of the day.
 */
const CLOSING_KIND = 'CLBD'

/** Whether the text is a CAMT.052, 053 or 054 message, with or without its namespace. */
export function isCamt(text: string): boolean {
  const head = text.slice(0, 4096)
  return (
    /camt\.05[234]\b|<(?:[\w.-]+:)?BkToCstmr(?:AcctRpt|Stmt|DbtCdtNtfctn)/.test(head) && /^\s*</.test(head)
  )
}

/**
 * Reads the booked entries. Entries that are pending, in the future or for information are left out, and so are those
 * of 0.00, which change no balance.
 *
 * @throws BankFileError for the first line that is wrong, or a file without a statement
 */
export function readCamt(text: string): Statement[] {
  const reader = new CamtReader()
  readCamtParts(text, reader)
  return reader.end()
}

class CamtReader {
  readonly #statements: Statement[] = []
  #openingKind: string | null = null
  #details: CamtDetail[] = []
  #lineCount = 0
  #hasPending = false

  statement(): void {
    this.#statements.push({ account: null, currency: null, opening: null, closing: null, lines: [] })
    this.#openingKind = null
  }

  part(node: XmlNode): void {
    const statement = this.#statements.at(-1)
    if (!statement) return
    if (node.name === 'Acct') this.#account(statement, node)
    else if (node.name === 'Bal') this.#balance(statement, node)
    else if (node.name === 'Ntry') this.#entry(statement, node)
    else {
      this.#countLine(node.line)
      this.#details.push(readDetail(node))
    }
  }

  end(): Statement[] {
    if (this.#hasPending && this.#statements.every(({ lines }) => lines.length === 0)) {
      throw new BankFileError('All transactions of the file are still pending.')
    }
    const statements = this.#statements.map((statement) => ({
      ...statement,
      opening: openingBalance(statement.opening, statement.lines),
    }))
    return joinStatements(statements)
  }

  #account(statement: Statement, node: XmlNode): void {
    statement.account = cleanText(textAt(node, ...ACCOUNT_IDS), MAX_BANK_ID_LENGTH) || null
    const currency = nodeAt(node, 'Ccy')
    if (currency) requireCurrency(statement, currency.text.trim(), currency.line)
  }

  #balance(statement: Statement, node: XmlNode): void {
    const kind = textAt(node, 'Tp/CdOrPrtry/Cd', 'Tp/Cd', 'Tp')
    const isOpening = OPENING_KINDS.includes(kind)
    if (!isOpening && kind !== CLOSING_KIND) return
    const balance = readBalance(statement, node)
    if (!isOpening) statement.closing ??= balance
    else if (statement.opening === null || (kind === 'OPBD' && this.#openingKind !== 'OPBD')) {
      statement.opening = balance
      this.#openingKind = kind
    }
  }

  #entry(statement: Statement, node: XmlNode): void {
    const details = this.#details
    this.#details = []
    if (!isBooked(node)) {
      this.#hasPending = true
      return
    }
    this.#countLine(node.line)
    const { currency, lines } = readEntry(node, details)
    requireCurrency(statement, currency, node.line)
    for (const line of lines) statement.lines.push(line)
  }

  /** Details are counted too, so that a file of details alone cannot fill the memory. */
  #countLine(line: number): void {
    this.#lineCount += 1
    if (this.#lineCount > 2 * MAX_FILE_LINES) {
      throw new BankFileError('The file has too many transactions. Export a shorter period.', line)
    }
  }
}

/** @throws BankFileError for a missing or wrong amount, direction or date */
function readBalance(statement: Statement, node: XmlNode): StatementBalance {
  const amountNode = nodeAt(node, 'Amt')
  if (!amountNode) throw new BankFileError('This balance has no amount.', node.line)
  const { amount, currency } = toAmount(amountNode)
  requireCurrency(statement, currency, amountNode.line)
  return { amount: isCredit(node, 'balance') ? amount : -amount, on: dayAt(node, 'Dt') }
}

/**
 * The first currency of a statement is that of its account.
 *
 * @throws BankFileError for another one
 */
function requireCurrency(statement: Statement, currency: string, line: number): void {
  statement.currency ??= currency
  if (statement.currency === currency) return
  throw new BankFileError(`${quoted(currency)} is not the account's currency, ${statement.currency}.`, line)
}
