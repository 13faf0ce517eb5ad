import type { BankLine } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { quoted } from '../fields/read-amount'
import { readBankId } from '../fields/read-bank-id'
import { MAX_BANK_ID_LENGTH, MAX_COUNTERPARTY_LENGTH, MAX_TEXT_LENGTH } from '../limits'
import { type CamtDetail, detailAmount } from './camt-detail'
import { dayAt, isCredit, toAmount } from './camt-values'
import { nodeAt, textAt, type XmlNode } from './xml-node'

export interface CamtEntry {
  /** ISO 4217 code. */
  currency: string
  /** Several for a batch whose details are known, none for an entry of 0.00. */
  lines: BankLine[]
}

const OTHER_STATUSES = new Set(['PDNG', 'INFO', 'FUTR'])

/**
 * Whether an entry is booked. Pending, future and informational entries may never be.
 *
 * @throws BankFileError for a missing or unknown status
 */
export function isBooked(entry: XmlNode): boolean {
  const status = textAt(entry, 'Sts/Cd', 'Sts')
  if (status === 'BOOK') return true
  if (OTHER_STATUSES.has(status)) return false
  const { line } = nodeAt(entry, 'Sts') ?? entry
  const other = textAt(entry, 'Sts/Prtry')
  if (other === '' && status === '') throw new BankFileError('This transaction has no status.', line)
  throw new BankFileError(`We do not know the status ${quoted(other || status)}.`, line)
}

/**
 * The lines of a booked entry. An entry of 0.00 has none, because it changes no balance.
 *
 * @throws BankFileError for a missing or wrong amount, direction or date
 */
export function readEntry(entry: XmlNode, details: readonly CamtDetail[]): CamtEntry {
  const { line } = entry
  const amountNode = nodeAt(entry, 'Amt')
  if (!amountNode) throw new BankFileError('This transaction has no amount.', line)
  const { amount, currency } = toAmount(amountNode)
  const credit = isCredit(entry, 'transaction')
  const valueOn = dayAt(entry, 'ValDt')
  const bookedOn = dayAt(entry, 'BookgDt') ?? valueOn
  if (bookedOn === null) throw new BankFileError('This transaction has no date.', line)
  const whole: Whole = {
    line,
    bookedOn,
    valueOn,
    amount: credit ? amount : -amount,
    currency,
    isReversal: textAt(entry, 'RvslInd') === 'true',
    text: textAt(entry, 'AddtlNtryInf'),
    // `NtryRef` is no id: it is unique in its statement at most, and Swiss banks repeat an account there.
    bankId: readBankId(textAt(entry, 'AcctSvcrRef')),
  }
  const lines = batchLines(whole, details) ?? [singleLine(whole, details)]
  return { currency, lines: lines.filter((each) => each.amount !== 0n) }
}

type Whole = Pick<BankLine, 'line' | 'bookedOn' | 'valueOn' | 'amount' | 'text' | 'bankId'> & {
  currency: string
  isReversal: boolean
}

/** A line for each detail, or null if the details are not the whole entry, such as a batch without amounts. */
function batchLines(whole: Whole, details: readonly CamtDetail[]): BankLine[] | null {
  if (details.length < 2) return null
  const lines: BankLine[] = []
  const own = details.map(({ reference }) => reference)
  const areIds = !own.includes(null) && new Set(own).size === own.length
  for (const [index, detail] of details.entries()) {
    const amount = detailAmount(detail, whole.currency, whole.amount > 0n)
    if (amount === null) return null
    const numbered = whole.bankId && `${whole.bankId.slice(0, MAX_BANK_ID_LENGTH - 6)}/${index + 1}`
    lines.push({
      ...toLine(whole, [detail], amount),
      line: detail.line,
      bankId: areIds ? detail.reference : numbered,
    })
  }
  return lines.reduce((sum, { amount }) => sum + amount, 0n) === whole.amount ? lines : null
}

function singleLine(whole: Whole, details: readonly CamtDetail[]): BankLine {
  const bankId = whole.bankId ?? (details.length === 1 ? (details[0]?.reference ?? null) : null)
  return { ...toLine(whole, details, whole.amount), bankId }
}

function toLine(whole: Whole, details: readonly CamtDetail[], amount: bigint): BankLine {
  const { line, bookedOn, valueOn, bankId } = whole
  const names = new Set(details.map((detail) => counterparty(detail, amount > 0n, whole.isReversal)))
  const texts = new Set(details.map(({ text }) => text).filter((text) => text !== ''))
  // Several parties of one line would be read as one with a long name.
  const [name = ''] = names.size === 1 ? names : []
  return {
    line,
    bookedOn,
    valueOn,
    amount,
    counterparty: cleanText(name, MAX_COUNTERPARTY_LENGTH),
    text: cleanText([...texts].join(' ') || whole.text, MAX_TEXT_LENGTH),
    bankId,
    category: null,
  }
}

/** The parties keep their roles of the original payment when it is reversed or returned. */
function counterparty(
  { debtor, creditor, isReturn }: CamtDetail,
  credit: boolean,
  isReversal: boolean,
): string {
  return credit === (isReversal || isReturn) ? creditor : debtor
}
