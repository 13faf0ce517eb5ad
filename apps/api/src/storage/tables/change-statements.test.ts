// Engines: none
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** No cached answer contains their rows, so caches stay current when they change. */
const UNREAD_TABLES = [
  'sign_ins',
  'api_tokens',
  'authorization_codes',
  'webhooks',
  'webhook_calls',
  'reminder_settings',
  'push_devices',
  'authenticator_apps',
  'passkeys',
  'used_challenges',
  'backup_codes',
  'remembered_devices',
  'security_events',
  'calendar_events',
  'throttles',
  'idempotency_keys',
]

const STATEMENT = /\btx\.(query|change)(?:<[^(]*>)?\(\s*(['`])(.*?)\2/gs
const WRITE = /\b(?:insert\s+into|delete\s+from|(?<!for\s)(?<!for\sno\skey\s)update)\s+(\S+)/i

const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

const statements = files.flatMap((file) =>
  [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(STATEMENT)].map(
    ([, call, , sql = '']) => {
      const table = WRITE.exec(sql)?.[1]
      return { file, call, sql, isChange: table !== undefined && !UNREAD_TABLES.includes(table) }
    },
  ),
)

test('the statements that change what a person can read are sent as changes, and no others', () => {
  const wrong = statements.filter(({ call, isChange }) => (call === 'change') !== isChange)
  expect(wrong).toEqual([])
  expect(statements.filter(({ isChange }) => isChange).length).toBeGreaterThan(40)
})
