import type { BankLine, Statement } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { quoted, readAmount } from '../fields/read-amount'
import { readBankId } from '../fields/read-bank-id'
import { MAX_BANK_ID_LENGTH, MAX_COUNTERPARTY_LENGTH, MAX_TEXT_LENGTH } from '../limits'
import { ofxDate } from './ofx-date'
import { type OfxTag, ofxTags } from './ofx-tags'

const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS'])
const OTHER_STATEMENTS: Readonly<Record<string, string>> = {
  INVSTMTRS: 'The file has a statement of an investment account. Choose one of a bank account or a card.',
  LOANSTMTRS: 'The file has a statement of a loan. Choose one of a bank account or a card.',
}
/** The parts of a statement whose values are read. A tag of any other name is a value. */
const PARTS = new Set(['STMTTRN', 'LEDGERBAL', 'PAYEE', 'CURRENCY', 'BANKACCTFROM', 'CCACCTFROM'])
/** The parts of a statement that are skipped, such as pending transactions. */
const SKIPPED = new Set(['BANKTRANLISTP', 'ORIGCURRENCY', 'BANKACCTTO', 'CCACCTTO', 'BALLIST', 'AVAILBAL'])

/** Whether the text is OFX or QFX, with or without a header. */
export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 4096))
}

/** @throws BankFileError for the first line that is wrong, or a file without a statement of an account */
export function readOfx(text: string): Statement[] {
  const reader = new OfxReader()
  for (const tag of ofxTags(text)) reader.read(tag)
  return reader.end()
}

/** The values of a part that is being read, by their path, such as `STMTTRN.NAME`. */
interface OpenLine {
  line: number
  values: Map<string, string>
}

/** Reads tag by tag, because in OFX 1 only the name of a tag says whether it has an end. */
class OfxReader {
  readonly #statements: Statement[] = []
  #current: Statement | null = null
  #open: OpenLine | null = null
  #parts: string[] = []
  #skipped: string | null = null
  #isComplete = false

  read(tag: OfxTag): void {
    const { name, isEnd } = tag
    if (this.#skipped !== null) {
      if (isEnd && name === this.#skipped) this.#skipped = null
      return
    }
    if (name === 'OFX') this.#isComplete = isEnd
    const refusal = OTHER_STATEMENTS[name]
    if (refusal !== undefined && !isEnd) throw new BankFileError(refusal, tag.line)
    if (STATEMENTS.has(name)) this.#statement(tag)
    else if (this.#current === null) return
    else if (SKIPPED.has(name)) {
      if (!isEnd) this.#skipped = name
    } else if (PARTS.has(name)) this.#part(this.#current, tag)
    else if (!isEnd) this.#value(this.#current, tag)
  }

  end(): Statement[] {
    if (!this.#isComplete) throw new BankFileError('The end of the file is missing. Download it again.')
    if (this.#statements.length === 0) throw new BankFileError('The file has no statement of an account.')
    return this.#statements
  }

  #statement({ isEnd, line }: OfxTag): void {
    if (this.#open) throw new BankFileError('This transaction has no end.', this.#open.line)
    if (!isEnd && this.#current) throw new BankFileError('A statement begins inside another.', line)
    this.#current = isEnd ? null : { account: null, currency: null, opening: null, closing: null, lines: [] }
    this.#parts = []
    if (this.#current) this.#statements.push(this.#current)
  }

  #part(statement: Statement, { name, isEnd, line }: OfxTag): void {
    const isLine = name === 'STMTTRN' || name === 'LEDGERBAL'
    if (!isEnd) {
      if (isLine && this.#open) throw new BankFileError('This transaction has no end.', this.#open.line)
      if (isLine) this.#open = { line, values: new Map() }
      this.#parts.push(name)
      return
    }
    if (this.#parts.pop() !== name) throw new BankFileError(`</${name}> is in the wrong place.`, line)
    const { line: first = line, values = new Map<string, string>() } = (isLine && this.#open) || {}
    if (isLine) this.#open = null
    if (name === 'STMTTRN') statement.lines.push(toLine(values, first, statement.currency))
    if (name === 'LEDGERBAL') statement.closing = toBalance(values, first)
  }

  #value(statement: Statement, { name, text }: OfxTag): void {
    const part = this.#parts.at(-1)
    if (this.#open) {
      const path = this.#parts.length > 1 ? `${part}.${name}` : name
      if (!this.#open.values.has(path)) this.#open.values.set(path, text)
    } else if (name === 'CURDEF') statement.currency = text.toUpperCase() || null
    else if (name === 'ACCTID') statement.account = cleanText(text, MAX_BANK_ID_LENGTH) || null
  }
}

function toLine(values: ReadonlyMap<string, string>, line: number, currency: string | null): BankLine {
  const value = (name: string) => values.get(name) ?? ''
  const posted = value('DTPOSTED')
  if (posted === '') throw new BankFileError('This transaction has no date.', line)
  if (value('TRNAMT') === '') throw new BankFileError('This transaction has no amount.', line)
  const other = value('CURRENCY.CURSYM').toUpperCase()
  if (other !== '' && other !== currency) {
    throw new BankFileError(`This transaction is in ${quoted(other)}, not in the account's currency.`, line)
  }
  const available = value('DTAVAIL')
  const check = value('CHECKNUM')
  const memo = value('MEMO') || (check && `Check ${check}`)
  return {
    line,
    bookedOn: ofxDate(posted, line),
    valueOn: available === '' ? null : ofxDate(available, line),
    amount: readAmount(value('TRNAMT'), line),
    counterparty: cleanText(value('PAYEE.NAME') || value('NAME'), MAX_COUNTERPARTY_LENGTH),
    text: cleanText(memo, MAX_TEXT_LENGTH),
    bankId: readBankId(value('FITID')),
    category: null,
  }
}

function toBalance(values: ReadonlyMap<string, string>, line: number): Statement['closing'] {
  const amount = values.get('BALAMT') ?? ''
  const day = values.get('DTASOF') ?? ''
  if (amount === '') return null
  return { amount: readAmount(amount, line), on: day === '' ? null : ofxDate(day, line) }
}
