import accounts from './001-accounts.sql'
import books from './002-books.sql'
import chat from './003-chat.sql'

export interface Migration {
  name: string
  sql: string
}

/** In the order they run. A migration that has left this machine is never edited: add another one. */
export const migrations: readonly Migration[] = [
  { name: '001-accounts', sql: accounts },
  { name: '002-books', sql: books },
  { name: '003-chat', sql: chat },
]
