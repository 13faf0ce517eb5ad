import type { BankFile } from './bank-file'
import type { ReadOptions } from './read-options'
import { finishFile, readTextFile } from './read-text-file'
import { readTable } from './table/read-table'
import { isXlsx, readXlsx } from './table/read-xlsx'

/**
 * Reads the statements of a bank file of any kind: a text or a workbook. Its kind is found out by its content.
 *
 * @throws BankFileError like `readTextFile`
 */
export async function readBankFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<BankFile> {
  if (!isXlsx(bytes)) return readTextFile(bytes, options)
  return finishFile({ kind: 'xlsx', ...readTable(await readXlsx(bytes), options) })
}
