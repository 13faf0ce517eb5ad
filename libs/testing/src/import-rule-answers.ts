import {
  addImportRule,
  changeImportRule,
  deleteImportRule,
  listImportRules,
  moveImportRule,
  tryImportRule,
} from '@solvent/contracts'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { Refusal } from './refusal'

/** The person's rules for lines of bank files. No entry of these books comes from a file. */
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
    answer(tryImportRule, () => ({ count: 0, entries: [] })),
  ]
}
