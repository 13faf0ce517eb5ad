import { formatMinor } from '@solvent/money'
import { csvLine } from '../../plan/csv'
import { AccountNames } from './account-names'
import type { LedgerSetting, LedgerWriter } from './ledger-model'
import { oneLine, plainComponent } from './safe-text'

/** The columns of GnuCash's own export, for which its importer has a preset. */
const COLUMNS = [
  'Date',
  'Transaction ID',
  'Number',
  'Description',
  'Notes',
  'Commodity/Currency',
  'Void Reason',
  'Action',
  'Memo',
  'Full Account Name',
  'Account Name',
  'Amount With Sym',
  'Amount Num.',
  'Reconcile',
  'Reconcile Date',
  'Rate/Price',
] as const

/**
 * CSV for the transaction importer of GnuCash with a row for each split. All rows of a transaction repeat its date, id
 * and description, by which the importer joins them. CSV has no balance assertions.
 */
export function gnucashWriter({ currency, accounts }: LedgerSetting): LedgerWriter {
  const names = new AccountNames(plainComponent, accounts)
  return {
    head: () => csvLine(COLUMNS),
    transaction({ id, date, kind, description, postings }) {
      return postings
        .map(({ account, amount }) => {
          const name = names.nameOf(account)
          const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
            Date: date,
            'Transaction ID': id,
            Description: oneLine(description),
            'Commodity/Currency': `CURRENCY::${currency}`,
            Action: kind,
            'Full Account Name': name,
            'Account Name': name.split(':').at(-1) ?? '',
            'Amount Num.': formatMinor(amount),
            Reconcile: 'n',
            'Rate/Price': '1',
          }
          return csvLine(COLUMNS.map((column) => cells[column]))
        })
        .join('')
    },
    balances: () => '',
  }
}
