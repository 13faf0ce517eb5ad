import type { CategoryKind } from '@solvent/contracts'
import { importRules } from '../../../storage/tables/import-rules-table'
import { allLearnedWords } from '../../../storage/tables/learned-words-table'
import { ownCategories } from '../../../storage/tables/own-categories-table'
import { categoriesByCounterparty, debtsByCounterparty } from '../../../storage/tables/review-queries'
import { usualKey } from '../../bank-files/usual-key'
import type { BooksView } from '../../books/books'
import { namesOf } from '../../books/categories/category-names'
import { ruleFinder } from '../rules/rule-finder'
import { hasAllWords, lineText } from './line-text'
import type { Knowledge } from './propose'

export type Learned = Pick<Knowledge, 'ruleOf' | 'categoryOf' | 'debtsPaidTo'>

/**
 * What the person's rules and books say about the other parties of lines: the category of the last entry with the same
 * one, else that of words which the person has corrected, else the usual one of a name.
 *
 * @param usual the categories of other parties by their `usualKey`
 */
export async function readKnowledge(
  books: BooksView,
  { accountId, usual }: { accountId: string; usual: ReadonlyMap<string, string> },
): Promise<Learned> {
  const own = await ownCategories(books)
  const names: Record<CategoryKind, readonly string[]> = {
    expense: namesOf('expense', own),
    income: namesOf('income', own),
  }
  const earlier = new Map(
    (await categoriesByCounterparty(books)).map((use) => [keyOf(use.kind, use.counterparty), use.category]),
  )
  const learned = (await allLearnedWords(books)).map((one) => ({ ...one, parts: lineText(one.words).words }))
  const debts = new Map<string, Set<string>>()
  for (const { counterparty, debtId } of await debtsByCounterparty(books)) {
    debts.set(counterparty, (debts.get(counterparty) ?? new Set()).add(debtId))
  }
  const findRule = ruleFinder(await importRules(books))
  return {
    ruleOf: (line) => findRule({ ...line, accountId }),
    categoryOf(kind, { counterparty, text }) {
      const plain = lineText(counterparty, text)
      const taught = learned.find((one) => one.kind === kind && one.category && hasAllWords(plain, one.parts))
      const found = [
        earlier.get(keyOf(kind, counterparty)),
        taught?.category,
        usual.get(usualKey(kind, counterparty || text)),
      ]
      return found.find((name) => name != null && names[kind].includes(name)) ?? null
    },
    debtsPaidTo: (counterparty) => debts.get(counterparty.toLowerCase()) ?? NONE,
  }
}

const NONE: ReadonlySet<string> = new Set()

function keyOf(kind: CategoryKind, counterparty: string): string {
  return `${kind} ${counterparty.toLowerCase()}`
}
