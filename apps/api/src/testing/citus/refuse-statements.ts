// Jest setup for the tests on PostgreSQL: all statements in transactions of one person must be possible on Citus. Those
// of maintenance may read several nodes.
import { loadModule } from 'libpg-query'
import { Client } from 'pg'
import { citusRefusals } from './citus-refusals'

const sent = new Set<string>()
/** Connections in a transaction of one person. */
const ofPerson = new WeakSet<Client>()
const query: unknown = Reflect.get(Client.prototype, 'query')

Object.defineProperty(Client.prototype, 'query', {
  value(this: Client, ...args: unknown[]): unknown {
    const [config] = args
    const text = typeof config === 'object' && config !== null && 'text' in config ? config.text : config
    if (typeof text === 'string') note(this, text)
    return Reflect.apply(query as () => unknown, this, args)
  },
})

function note(client: Client, text: string): void {
  if (text.includes('set local app.user_id')) ofPerson.add(client)
  if (ofPerson.has(client)) sent.add(text)
  if (/^\s*(commit|rollback)\b/i.test(text)) ofPerson.delete(client)
}

afterAll(async () => {
  await loadModule()
  const refused = [...sent].flatMap((text) => refusalsOf(text).map((reason) => `${reason}:\n${text}`))
  if (refused.length > 0) throw new Error(`Citus refuses:\n\n${refused.join('\n\n')}`)
})

function refusalsOf(text: string): string[] {
  try {
    return citusRefusals(text)
  } catch {
    // No SQL: PostgreSQL refuses it, too.
    return []
  }
}
