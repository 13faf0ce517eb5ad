import type { BankLine } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { quoted, readAmount } from '../fields/read-amount'
import { readBankId } from '../fields/read-bank-id'
import { MAX_COUNTERPARTY_LENGTH, MAX_TEXT_LENGTH } from '../limits'
import { entryDate, mt940Date } from './mt940-date'
import type { Mt940Field } from './mt940-fields'
import { readInformation } from './mt940-information'

/** Value date, entry date, mark, third letter of the currency, amount, type of transaction, references. */
const LINE = /^(\d{6})(\d{4})?(RC|RD|C|D)[A-Z]?([\d.,]+)[A-Z][A-Z0-9]{3}(.*)$/

/**
 * Reads `:61:` and the `:86:` after it. `RC` reverses a credit, so money goes out, and `RD` reverses a debit.
 *
 * @param information the lines of `:86:`; empty if the transaction has none
 * @throws BankFileError for anything that is not in this form
 */
export function readStatementLine({ lines, line }: Mt940Field, information: readonly string[]): BankLine {
  const [first = '', ...supplementary] = lines
  const [, value, entry, mark, digits, references = ''] = LINE.exec(first) ?? []
  if (value === undefined || mark === undefined || digits === undefined) {
    throw new BankFileError(`${quoted(first)} is not a transaction.`, line)
  }
  const valueOn = mt940Date(value, line)
  const amount = readAmount(digits, line)
  const { counterparty, text } = readInformation(information)
  const slashes = references.indexOf('//')
  return {
    line,
    bookedOn: entry === undefined ? valueOn : entryDate(entry, valueOn, line),
    valueOn,
    amount: mark === 'C' || mark === 'RD' ? amount : -amount,
    counterparty: cleanText(counterparty, MAX_COUNTERPARTY_LENGTH),
    text: cleanText(text || supplementary.join(' '), MAX_TEXT_LENGTH),
    // The reference before the slashes is the customer's, who may use it again.
    bankId: slashes === -1 ? null : readBankId(references.slice(slashes + 2)),
    category: null,
  }
}
