import type { LedgerFormat } from '@solvent/contracts/transfer'
import { pageCurrencyOf } from '../../account/profile'
import type { Services } from '../../services'
import type { Sink } from '../export'
import { readBooksLong } from '../read-books-long'
import { beancountWriter } from './beancount-writer'
import { gnucashWriter } from './gnucash-writer'
import { hledgerWriter } from './hledger-writer'
import { LedgerAccounts } from './ledger-accounts'
import type { LedgerSetting, LedgerWriter } from './ledger-model'
import { ledgerTransactions } from './ledger-transactions'
import { RunningBalances } from './running-balances'

const WRITERS: Readonly<Record<LedgerFormat, (setting: LedgerSetting) => LedgerWriter>> = {
  hledger: hledgerWriter,
  beancount: beancountWriter,
  gnucash: gnucashWriter,
}

/**
 * Writes the journal as double-entry books for another program, page by page and by date: a transaction for each entry,
 * and the balances of the accounts at the end of each month. In memory is one balance for each account.
 *
 * @throws DomainError `user_not_found`, and what the sink throws
 */
export function exportLedger(
  services: Services,
  userId: string,
  format: LedgerFormat,
  sink: Sink,
): Promise<void> {
  return readBooksLong(services, userId, async (books) => {
    // The number of lines is not known before.
    sink.begin(0)
    const accounts = new LedgerAccounts(books.lists)
    const writer = WRITERS[format]({ currency: pageCurrencyOf(books.user), accounts: accounts.all })
    const balances = new RunningBalances()
    await sink.write(writer.head())
    for await (const page of ledgerTransactions(books, accounts)) {
      let text = ''
      for (const transaction of page) {
        for (const ended of balances.endMonthsBefore(transaction.date)) {
          await sink.write(text + writer.balances(...ended))
          text = ''
        }
        balances.add(transaction)
        text += writer.transaction(transaction)
      }
      await sink.write(text)
    }
    const end = balances.end()
    if (end) await sink.write(writer.balances(...end))
  })
}
