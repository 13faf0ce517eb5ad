import { BankFileError } from '../bank-file-error'
import { isCamt } from '../camt/read-camt'
import { decodeText } from '../decode-text'
import { isMt940 } from '../mt940/read-mt940'
import { isOfx } from '../ofx/read-ofx'
import { refuseOtherFiles } from '../other-files'
import { isQif } from '../qif/read-qif'
import { isCsv, readCsv } from '../table/read-csv'
import { isXlsx, readSheets } from '../table/read-xlsx'
import type { Table } from '../table/table'
import type { DebtFile } from './debt-file'
import { readDebtTable } from './read-debt-table'

const ADVICE = 'Choose a CSV or Excel (XLSX) file with one debt per row.'
const NO_TABLE = `This is not a table that we can read. ${ADVICE}`
const STATEMENT = `This is a bank statement. Import it in Activity, or choose a CSV or Excel (XLSX) file with one debt per row.`

/**
 * Reads the debts of a CSV or XLSX file with one debt per row, of its first sheet that has any. Only the name and the
 * balance are required.
 *
 * @throws BankFileError for a file of another kind, without a column for the balance, without debts, and with over 200
 */
export async function readDebtFile(bytes: Uint8Array): Promise<DebtFile> {
  if (isXlsx(bytes)) return readWorkbook(bytes)
  refuseOtherFiles(bytes, ADVICE)
  const text = decodeText(bytes)
  if ([isOfx, isCamt, isMt940, isQif].some((matches) => matches(text))) throw new BankFileError(STATEMENT)
  if (!isCsv(text)) throw new BankFileError(NO_TABLE)
  return readDebtTable(readCsv(text))
}

/** A first sheet may be a summary or a manual. If no sheet has debts, its problem is that of the file. */
async function readWorkbook(bytes: Uint8Array): Promise<DebtFile> {
  let problem: BankFileError | null = null
  for await (const table of readSheets(bytes, { percentSigns: true })) {
    const read = debtsOrProblem(table)
    if (!(read instanceof BankFileError)) return read
    problem ??= read
  }
  throw problem ?? new BankFileError('The workbook has no rows.')
}

function debtsOrProblem(table: Table): DebtFile | BankFileError {
  try {
    return readDebtTable(table)
  } catch (error) {
    if (error instanceof BankFileError) return error
    throw error
  }
}
