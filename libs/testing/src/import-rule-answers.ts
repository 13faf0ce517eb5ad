import {
  addImportRule,
  changeImportRule,
  deleteImportRule,
  listImportRules,
  moveImportRule,
  type ResponseOf,
  type RuleFields,
  tryImportRule,
} from '@solvent/contracts'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { isCounted } from './filter-entries'
import { Refusal } from './refusal'

/** The person's rules for lines of bank files. Simpler than the real server, they apply to no line that is read. */
export function importRuleAnswers(books: Books): Answer[] {
  const placeOf = (id: string) => {
    const place = books.importRules.findIndex((rule) => rule.id === id)
    if (place === -1) throw new Refusal('not_found')
    return place
  }
  return [
    answer(listImportRules, () => ({ rules: books.importRules })),
    answer(addImportRule, ({ body }) => {
      const added = { id: books.nextId(), ...body }
      books.importRules.unshift(added)
      return added
    }),
    answer(changeImportRule, ({ params, body }) => {
      const changed = { id: params.id, ...body }
      books.importRules[placeOf(params.id)] = changed
      return changed
    }),
    answer(deleteImportRule, ({ params }) => {
      books.importRules.splice(placeOf(params.id), 1)
      return { message: 'Rule deleted.' }
    }),
    answer(moveImportRule, ({ params, body }) => {
      const moved = books.importRules.splice(placeOf(params.id), 1)
      const place = body.before === null ? books.importRules.length : placeOf(body.before)
      books.importRules.splice(place, 0, ...moved)
      return { message: 'Rules reordered.' }
    }),
    answer(tryImportRule, ({ body }) => tried(books, body)),
  ]
}

/** The imported entries whose note contains the text, newest first. The bank's text is not kept here. */
function tried({ entries }: Books, { text, direction }: RuleFields): ResponseOf<typeof tryImportRule> {
  const fitting = entries.filter((entry) => {
    const isIn = (entry.changes[0]?.amount ?? 0) > 0
    const hasText = entry.note.toLowerCase().includes(text.toLowerCase())
    return entry.author === 'import' && isCounted(entry) && isIn === (direction === 'in') && hasText
  })
  const shown = fitting.slice(-20).toReversed()
  return {
    count: fitting.length,
    entries: shown.map(({ id, occurred_on, note, category, changes }) => ({
      id,
      occurred_on,
      counterparty: note,
      text: '',
      amount: changes[0]?.amount ?? 0,
      category,
    })),
  }
}
