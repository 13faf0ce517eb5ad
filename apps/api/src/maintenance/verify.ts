import { checkBooks } from '../domain/books/check-books'
import type { Maintenance } from '../storage/database'
import type { OnProgress } from '../storage/progress'
import { checkRules } from './check-rules'
import { compareIndexes } from './compare-indexes'
import { orUnreadable } from './finding'
import { readTables } from './read-tables'
import type { Report } from './report'

/**
 * Reads and checks everything: the pages on the disk, the indexes, the rules of the tables and every balance. It uses
 * many short transactions, so that requests run in between.
 */
export async function verify(db: Maintenance, onProgress?: OnProgress): Promise<Report> {
  const { tables, findings: unreadable } = await readTables(db, onProgress)
  const { indexes, leftOut, findings: wrongIndexes } = await compareIndexes(db, onProgress)
  const { rules, findings: brokenRules } = await checkRules(db, onProgress)
  let people = 0
  const wrongBooks = await orUnreadable('The books', async () => {
    const books = await checkBooks(db, onProgress)
    people = books.people
    return books.wrong
  })
  const findings = [...unreadable, ...wrongIndexes, ...brokenRules, ...wrongBooks]
  if (findings.length > 0) return { ok: false, lines: findings }
  return {
    ok: true,
    lines: [
      `Everything is right: ${tables} tables, ${indexes} indexes, ${rules} rules, the books of ${people} people.`,
      ...(leftOut > 0 ? [`The indexes of ${leftOut} tables on other nodes were not compared.`] : []),
    ],
  }
}
