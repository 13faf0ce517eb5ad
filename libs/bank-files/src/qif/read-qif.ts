import type { BankLine, Statement } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { type DateOrder, dateOrders, readDate } from '../fields/date-order'
import { type DecimalMark, decimalMarkOf, readGroupedAmount } from '../fields/read-grouped-amount'
import { MAX_BANK_ID_LENGTH, MAX_COUNTERPARTY_LENGTH, MAX_TEXT_LENGTH } from '../limits'
import { type QifRecord, qifRecords } from './qif-records'

interface Notation {
  dateOrder: DateOrder
  decimal: DecimalMark
}

/** Whether the text is QIF, by a section at its beginning. */
export function isQif(text: string): boolean {
  return /^\s*!(?:type:|account|option:|clear:)/i.test(text.slice(0, 4096))
}

/**
 * Reads the transactions of bank accounts, cash and cards. QIF does not say in which order it writes dates.
 *
 * @param chosenOrder null to use the likeliest
 * @returns `dateOrders`: those that fit all dates; the statements are read with the first
 * @throws BankFileError for the first line that is wrong
 */
export function readQif(
  text: string,
  chosenOrder: DateOrder | null,
): { statements: Statement[]; dateOrders: DateOrder[] } {
  const records = qifRecords(text)
  const valuesOf = (code: string) => records.flatMap(({ values }) => values.get(code)?.text || [])
  const orders = chosenOrder ? [chosenOrder] : dateOrders(valuesOf('D'))
  const splits = records.flatMap(({ splits }) => splits.map(({ text }) => text))
  const decimal = decimalMarkOf([...valuesOf('T'), ...valuesOf('U'), ...splits])
  const notation = { dateOrder: orders[0] ?? 'ymd', decimal }
  const statements = new Map<string | null, Statement>()
  for (const record of records) {
    const name = record.account ?? openingAccount(record)
    const account = name && (cleanText(name, MAX_BANK_ID_LENGTH) || null)
    const statement = statements.get(record.account) ?? emptyStatement(account)
    statements.set(record.account, statement)
    addRecord(statement, record, notation)
  }
  return { statements: [...statements.values()], dateOrders: orders }
}

function emptyStatement(account: string | null): Statement {
  return { account, currency: null, opening: null, closing: null, lines: [] }
}

/** The first record of an account may be its opening balance, whose category is the account itself. */
function openingAccount({ values }: QifRecord): string | null {
  if (!/^opening balance$/i.test(values.get('P')?.text ?? '')) return null
  return /^\[(.+)\]$/.exec(values.get('L')?.text ?? '')?.[1] ?? null
}

function addRecord(statement: Statement, record: QifRecord, notation: Notation): void {
  const line = toLine(record, notation)
  const isOpening =
    statement.lines.length === 0 && statement.opening === null && openingAccount(record) !== null
  if (isOpening) statement.opening = { amount: line.amount, on: null }
  else statement.lines.push(line)
}

/** @throws BankFileError */
function toLine(record: QifRecord, { dateOrder, decimal }: Notation): BankLine {
  const { line, values } = record
  const date = values.get('D')
  const total = values.get('T') ?? values.get('U')
  if (!date?.text) throw new BankFileError('This transaction has no date.', line)
  if (!total?.text) throw new BankFileError('This transaction has no amount.', line)
  const amount = readGroupedAmount(total.text, decimal, total.line)
  requireSplits(record, amount, decimal)
  const category = values.get('L')?.text ?? ''
  return {
    line,
    bookedOn: readDate(date.text, dateOrder, date.line),
    valueOn: null,
    amount,
    counterparty: cleanText(values.get('P')?.text ?? '', MAX_COUNTERPARTY_LENGTH),
    text: cleanText(textOf(record), MAX_TEXT_LENGTH),
    bankId: null,
    category: category.startsWith('[') ? null : cleanText(category, MAX_COUNTERPARTY_LENGTH) || null,
  }
}

function textOf({ values, splitMemos }: QifRecord): string {
  const check = values.get('N')?.text ?? ''
  const memo = values.get('M')?.text || splitMemos.filter((text) => text !== '').join(', ')
  return memo || (/^\d+$/.test(check) ? `Check ${check}` : (values.get('L')?.text ?? ''))
}

/** @throws BankFileError if the parts of a split transaction do not add up */
function requireSplits({ splits, line }: QifRecord, amount: bigint, decimal: DecimalMark): void {
  if (splits.length === 0) return
  const sum = splits.reduce((total, split) => total + readGroupedAmount(split.text, decimal, split.line), 0n)
  if (sum !== amount)
    throw new BankFileError('The parts of this transaction do not add up to its amount.', line)
}
