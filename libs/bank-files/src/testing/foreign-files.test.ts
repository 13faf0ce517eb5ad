import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMinor } from '@solvent/money'
import { readTextFile } from '../read-text-file'

/** Files that other projects made for their tests. They are no part of this repository. */
const folder = process.env.BANK_FILES_DIR ?? join(__dirname, '../../../../../shared/data/bank-files')
const hasFiles = existsSync(folder)

/** Account, currency, number of lines, their sum, closing balance. */
type Figures = [string, string, number, string, string | null]

const READ: Record<string, Figures[]> = {
  'camt/camt052.v1.xml': [['CH2801234000123456789', 'SEK', 1, '-200000.00', null]],
  'camt/camt052.v2.other-account.xml': [['CH2801234000123456789', 'SEK', 1, '-200000.00', null]],
  'camt/camt052.v8.xml': [['CH2801234000123456789', 'SEK', 1, '-200000.00', null]],
  'camt/camt053.v2.all-balance-types.xml': [['CH2801234000123456789', 'EUR', 1, '8.85', '4.04']],
  'camt/camt053.v2.five.decimals.xml': [['NL26VAYB8060476890', 'EUR', 1, '8.85', '27.05']],
  'camt/camt053.v2.multi.statement.xml': [['NL26VAYB8060476890', 'EUR', 2, '1.85', '20.00']],
  'camt/camt054.v2.xml': [['CH2801234000123456789', 'SEK', 1, '-200000.00', null]],
  'ofx/example-listing1.xml': [['000000', 'CAD', 2, '209.95', '256.94']],
  'ofx/example-listing2.xml': [['0000000', 'CAD', 2, '209.95', '256.94']],
  'ofx/ofx-2.1.1-sect-16.5.3.2.ofx': [
    ['123456', 'USD', 1, '-80.00', '2156.56'],
    ['123412341234', 'USD', 2, '327.00', '-562.00'],
  ],
  'ofx/ofx_spec160_stmtrs_example.sgml': [['999988', 'USD', 2, '-500.00', '200.29']],
  'ofx/ofx_spec201_stmtrs_example.xml': [['999988', 'USD', 2, '-500.00', '200.29']],
}

const INVESTMENT =
  'The file has a statement of an investment account. Choose one of a bank account or a card.'
const UNKNOWN =
  'This is not a bank file that we know. Export OFX, QIF, CAMT, MT940, CSV or Excel (XLSX) from your bank.'

const REFUSED: Record<string, string> = {
  'camt/camt052.v6.Amt-zero.xml': 'All transactions of the file are still pending.',
  'camt/camt053.v2.wrong.xml': 'Line 3: The file has no statement of an account.',
  'camt/camt053.v4.xml': "Line 80: “SEK” is not the account's currency, EUR.",
  'camt/camt054.v8-with-UETR.xml': 'Line 16: This transaction has no date.',
  'camt/camt53.only-Dt-with-DtTm.xml': 'The file has no transactions.',
  'ofx/another-example.xml': `Line 22: ${INVESTMENT}`,
  'ofx/failing-ofx-file1.xml': UNKNOWN,
  'ofx/heap-buffer-overflow-1.ofx': 'The file has no transactions.',
  'ofx/ofx-2.1.1-sect-13.12.ofx': `Line 25: ${INVESTMENT}`,
  'ofx/ofx-2.1.1-sect-8.5.5.ofx': 'The file has no statement of an account.',
  'ofx/use-after-free.ofx': UNKNOWN,
}

const whereFilesAre = hasFiles
  ? 'files that other projects made'
  : 'files that other projects made are not here; set BANK_FILES_DIR to their folder'
const ifFiles = hasFiles ? describe : describe.skip

ifFiles(whereFilesAre, () => {
  const read = (file: string) => readTextFile(readFileSync(join(folder, file)))

  test.each(Object.entries(READ))('%s gives the figures that a reader finds in it', (file, expected) => {
    const figures = read(file).statements.map(({ account, currency, lines, closing }) => {
      const sum = lines.reduce((total, { amount }) => total + amount, 0n)
      return [account, currency, lines.length, formatMinor(sum), closing && formatMinor(closing.amount)]
    })
    expect(figures).toEqual(expected)
  })

  test.each(Object.entries(REFUSED))('%s is refused', (file, message) => {
    expect(() => read(file)).toThrow(expect.objectContaining({ message }))
  })
})
