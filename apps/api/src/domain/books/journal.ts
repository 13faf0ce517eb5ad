import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import { insertBeforeImages } from '../../storage/tables/entry-images-table'
import { insertParts } from '../../storage/tables/entry-parts-table'
import { insertEntry } from '../../storage/tables/journal-table'
import type { BooksView, NewEntry } from './books'

/** Implements `Books.write`. */
export async function writeEntry(
  books: BooksView,
  {
    id = newId(),
    kind,
    lines,
    items = [],
    occurredOn = books.today,
    note = '',
    category,
    reverses,
    towardsDebts = null,
    parts = [],
  }: NewEntry,
): Promise<string> {
  await pipelined([
    insertEntry(books, {
      id,
      kind,
      occurredOn,
      createdAt: books.now(),
      note,
      category: category ?? null,
      reverses: reverses ?? null,
      corrects: books.corrects,
      releases: books.releases,
      author: books.author,
      program: books.program,
      towardsDebts,
      lines,
    }),
    insertBeforeImages(books, id, items),
    ...(parts.length > 0 ? [insertParts(books, id, parts)] : []),
  ])
  return id
}
