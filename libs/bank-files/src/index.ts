export type { BankFile, BankFileKind, BankLine, Statement, StatementBalance, TableReading } from './bank-file'
export { BankFileError } from './bank-file-error'
export type { DebtFile, FileDebt, SkippedRow } from './debts/debt-file'
export { readDebtFile } from './debts/read-debt-file'
export type { DateOrder } from './fields/date-order'
export { readBankFile } from './read-bank-file'
export type { ReadOptions } from './read-options'
export {
  isCompleteMapping,
  type MappedColumns,
  type Mapping,
  type PartialMapping,
  type RememberedMapping,
} from './table/mapping'
