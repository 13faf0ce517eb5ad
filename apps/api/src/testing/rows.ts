import { randomUUID } from 'node:crypto'
import type { Database } from '../storage/database'
import { allConversations, insertConversation } from '../storage/tables/chat-table'
import { insertUser } from '../storage/tables/users-table'

const NOW = '2026-03-10T09:30:00.500Z'

type NewUser = Parameters<typeof insertUser>[1]

/** Inserts a person directly into the database. */
export function insertPerson(db: Database, userId: string, more: Partial<NewUser> = {}): Promise<boolean> {
  return db.asUser(userId, (tx) =>
    insertUser(tx, {
      email: `${userId}@example.com`,
      username: userId,
      name: userId,
      monthlyIncome: 0n,
      currency: 'EUR',
      selectedModel: 'm',
      passwordHash: 'p',
      recoveryKeyHash: 'r',
      recoveryKeySealed: 's',
      isExample: false,
      createdAt: NOW,
      ...more,
    }),
  )
}

/** Saves a row with a unique title, and returns the title once the database has acknowledged it. */
export async function saveTitle(
  db: Database,
  userId: string,
  way: 'asUser' | 'inBackground' = 'asUser',
): Promise<string> {
  const title = randomUUID()
  await db[way](userId, (tx) => insertConversation(tx, { id: title, title, createdAt: NOW }))
  return title
}

/** In alphabetical order. */
export async function savedTitles(db: Database, userId: string): Promise<string[]> {
  const rows = await db.asUser(userId, allConversations)
  return rows.map(({ title }) => title).sort()
}
