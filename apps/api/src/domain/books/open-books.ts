import type { UserTransaction } from '../../storage/database'
import { insertInterest } from '../../storage/tables/interest-postings'
import type { Services } from '../services'
import type { Books, BooksView } from './books'
import { writeEntry } from './journal'

/** The books of the transaction's person, on the clock's current day. */
export function openBooks(
  { clock, report, releases = [], author = 'screen', program, corrects }: Services,
  tx: UserTransaction,
): Books {
  const view: BooksView = {
    ...tx,
    today: clock.today(),
    releases: releases.join(',') || null,
    author,
    program: author === 'program' ? (program ?? null) : null,
    corrects: corrects ?? null,
    now: () => clock.now().toISOString(),
  }
  return {
    ...view,
    write(entry) {
      tx.afterCommit(() => report({ event: 'entry_written', kind: entry.kind }))
      return writeEntry(view, entry)
    },
    writeInterest(batch) {
      tx.afterCommit(() => {
        for (const _ of batch.entries) report({ event: 'entry_written', kind: 'interest' })
      })
      return insertInterest(view, { ...batch, createdAt: view.now(), releases: view.releases })
    },
  }
}
