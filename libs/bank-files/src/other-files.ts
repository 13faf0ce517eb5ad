import { BankFileError } from './bank-file-error'

const OTHER_EXPORT = 'Export OFX, QIF, CAMT, MT940, CSV or Excel (XLSX) from your bank.'
const ARCHIVE = 'This is an archive, not an Excel file. Unpack it and choose the file inside.'
const IMAGE = 'This is an image.'
const PDF = 'This is a PDF.'
const OLD_EXCEL = 'This is an old Excel file (.xls). Save it as XLSX or CSV first.'

/** How files of other kinds begin. */
const SIGNATURES: readonly [beginning: readonly number[], refusal: string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], OLD_EXCEL],
  [[0x25, 0x50, 0x44, 0x46], PDF],
  [[0x50, 0x4b, 0x03, 0x04], ARCHIVE],
  [[0x50, 0x4b, 0x05, 0x06], ARCHIVE],
  [[0x1f, 0x8b], ARCHIVE],
  [[0x89, 0x50, 0x4e, 0x47], IMAGE],
  [[0xff, 0xd8, 0xff], IMAGE],
  [[0x47, 0x49, 0x46, 0x38], IMAGE],
]
/** In UTF-16, where a workbook with a password has its content. It begins like an `.xls` file. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * @param advice which file to choose instead of a picture or a PDF, as a sentence
 * @throws BankFileError for a file whose beginning shows that it is of a kind that we do not read
 */
export function refuseOtherFiles(bytes: Uint8Array, advice = OTHER_EXPORT): void {
  const [, refusal] = SIGNATURES.find(([start]) => start.every((byte, index) => bytes[index] === byte)) ?? []
  if (
    refusal === OLD_EXCEL &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED)
  ) {
    throw new BankFileError('This Excel file is protected with a password. Save it without one.')
  }
  if (refusal === undefined) return
  throw new BankFileError(refusal === IMAGE || refusal === PDF ? `${refusal} ${advice}` : refusal)
}
