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

type NamedLine = Record<'counterparty' | 'text', string>

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
    (await categoriesByCounterparty(books))
      .filter((use) => partyOf(use) !== '')
      .map((use) => [keyOf(use.kind, use), use.category]),
  )
  const learned = (await allLearnedWords(books)).map((one) => ({ ...one, parts: lineText(one.words).words }))
  const debts = new Map<string, Set<string>>()
  for (const { debtId, ...line } of await debtsByCounterparty(books)) {
    const party = partyOf(line)
    if (party === '') continue
    debts.set(party, (debts.get(party) ?? new Set()).add(debtId))
  }
  const findRule = ruleFinder(await importRules(books))
  return {
    ruleOf: (line) => findRule({ ...line, accountId }),
    categoryOf(kind, { counterparty, text }) {
      const plain = lineText(counterparty, text)
      const taught = learned.find((one) => one.kind === kind && one.category && hasAllWords(plain, one.parts))
      const found = [
        earlier.get(keyOf(kind, { counterparty, text })),
        taught?.category,
        usual.get(usualKey(kind, counterparty || text)),
      ]
      return found.find((name) => name != null && names[kind].includes(name)) ?? null
    },
    debtsPaidTo: (line) => debts.get(partyOf(line)) ?? NONE,
  }
}

const NONE: ReadonlySet<string> = new Set()

function keyOf(kind: CategoryKind, line: NamedLine): string {
  return `${kind} ${partyOf(line)}`
}

/** The other party, or else the letters of what the bank wrote: its numbers are those of cards, invoices and days. */
function partyOf({ counterparty, text }: NamedLine): string {
  if (counterparty !== '') return counterparty.toLowerCase()
  return text
    .toLowerCase()
    .replace(/\P{Letter}+/gu, ' ')
    .trim()
}
