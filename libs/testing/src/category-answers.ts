import { addCategory, changeCategory, listCategories, mergeCategory } from '@solvent/contracts'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { Refusal } from './refusal'

/** The person's own categories. */
export function categoryAnswers(books: Books): Answer[] {
  return [
    answer(listCategories, () => ({ categories: books.categories })),
    answer(addCategory, ({ body }) => {
      const added = { id: books.nextId(), ...body }
      books.categories.push(added)
      return added
    }),
    answer(changeCategory, ({ params, body }) => {
      const category = books.categories.find(({ id }) => id === params.id)
      if (!category) throw new Refusal('not_found')
      rename(books, category.name, body.name)
      return Object.assign(category, body)
    }),
    answer(mergeCategory, ({ body: { category, into } }) => {
      books.limits = books.limits.filter((limit) => limit.category !== category)
      books.categories = books.categories.filter(({ name }) => name !== category)
      rename(books, category, into)
      return { message: `${category} is now part of ${into}.` }
    }),
  ]
}

function rename(books: Books, from: string, to: string): void {
  for (const one of [...books.entries, ...books.recurring, ...books.limits]) {
    if (one.category === from) Object.assign(one, { category: to })
  }
  for (const one of books.categories) if (one.parent === from) one.parent = to
}
