export type { BankFile, BankFileKind, BankLine, Statement, StatementBalance } from './bank-file'
export { BankFileError } from './bank-file-error'
export { MAX_FILE_BYTES } from './limits'
export { readBankFile } from './read-bank-file'
