import { BankFileError } from '../bank-file-error'
import { quoted } from '../fields/read-amount'

/** One transaction of a QIF file, as it is written. */
export interface QifRecord {
  /** Name of the account in the `!Account` block before it; null if there is none. */
  account: string | null
  /** Where it begins, from 1. */
  line: number
  /** The first value of each code, and the line of it. */
  values: Map<string, { text: string; line: number }>
  splits: { text: string; line: number }[]
  splitMemos: string[]
}

const READ_SECTIONS = new Set(['bank', 'cash', 'ccard', 'oth a', 'oth l'])
const SKIPPED_SECTIONS = new Set([
  'cat',
  'class',
  'memorized',
  'security',
  'prices',
  'budget',
  'tag',
  'template',
])
/** Codes of a transaction. Those that are not read are addresses, flags, tax and loan details. */
const CODES = /^[DTUPMNLCASEFXKJR$%@#&\d]/
type Section = 'transactions' | 'account' | 'skipped'

/**
 * The transactions of all accounts of a QIF file, in the order of the file.
 *
 * @throws BankFileError for a line that is wrong, and for a section of investments
 */
export function qifRecords(text: string): QifRecord[] {
  const reader = new QifReader()
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries())
    reader.read(line.replace('\ufeff', ''), index + 1)
  return reader.end()
}

class QifReader {
  readonly #records: QifRecord[] = []
  #section: Section | null = null
  #account: string | null = null
  #open: QifRecord | null = null

  read(text: string, line: number): void {
    if (text.trim() === '') return
    if (text.startsWith('!')) this.#header(text.trim(), line)
    else if (this.#section === null) throw new BankFileError('This line is before the first section.', line)
    else if (this.#section === 'account') this.#accountValue(text)
    else if (this.#section === 'transactions') this.#value(text, line)
  }

  /** The last transaction may lack its end. */
  end(): QifRecord[] {
    if (this.#open) this.#records.push(this.#open)
    return this.#records
  }

  #header(header: string, line: number): void {
    const name = header.toLowerCase()
    if (/^!(?:option|clear)/.test(name)) return
    if (this.#open) throw new BankFileError('This transaction has no end.', this.#open.line)
    this.#section = sectionOf(name, line)
  }

  #accountValue(text: string): void {
    if (text.startsWith('N')) this.#account = text.slice(1).trim() || null
  }

  #value(text: string, line: number): void {
    if (text.startsWith('^')) {
      if (this.#open) this.#records.push(this.#open)
      this.#open = null
      return
    }
    if (!CODES.test(text)) throw new BankFileError(`${quoted(text)} does not belong in a transaction.`, line)
    const record: QifRecord = this.#open ?? emptyRecord(this.#account, line)
    this.#open = record
    const code = text.charAt(0)
    const value = text.slice(1).trim()
    if (code === '$') record.splits.push({ text: value, line })
    else if (code === 'E') record.splitMemos.push(value)
    else if (code === 'D' && record.values.has('D')) {
      throw new BankFileError('This transaction has no end.', record.line)
    } else if (!record.values.has(code)) record.values.set(code, { text: value, line })
  }
}

function emptyRecord(account: string | null, line: number): QifRecord {
  return { account, line, values: new Map(), splits: [], splitMemos: [] }
}

/** @throws BankFileError */
function sectionOf(header: string, line: number): Section {
  if (header === '!account') return 'account'
  const type = /^!type:\s*(.*)$/.exec(header)?.[1]?.trim() ?? ''
  if (READ_SECTIONS.has(type)) return 'transactions'
  if (SKIPPED_SECTIONS.has(type)) return 'skipped'
  if (type === 'invst') {
    throw new BankFileError(
      'This section is of an investment account. Choose a bank account or a card.',
      line,
    )
  }
  throw new BankFileError(`We do not know the section ${quoted(header)}.`, line)
}
