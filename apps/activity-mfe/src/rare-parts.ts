// What most visits do not open. One script, because the first page lists every script.
export { BooksCheck } from './check/books-check'
export { ImportDialog } from './import/import-dialog'
