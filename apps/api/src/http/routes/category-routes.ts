import { addCategory, changeCategory, listCategories, mergeCategory } from '@solvent/contracts'
import {
  addCategory as add,
  changeCategory as change,
  listCategories as list,
  mergeCategory as merge,
} from '../../domain/books/categories/own-categories'
import type { Handle } from '../handle'

export function categoryRoutes(handle: Handle): void {
  handle(listCategories, async ({ services, userId }) => ({ categories: await list(services, userId) }))

  handle(addCategory, ({ services, userId, body }) => add(services, userId, body))

  handle(changeCategory, ({ services, userId, params, body }) => change(services, userId, params.id, body))

  handle(mergeCategory, async ({ services, userId, body }) => {
    await merge(services, userId, body)
    return { message: `${body.category} is now part of ${body.into}.` }
  })
}
