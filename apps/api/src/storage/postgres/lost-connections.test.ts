import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, listAssets, listLiabilities } from '@solvent/contracts'
import { Client } from 'pg'
import { createPostgresDatabase } from '../../testing/postgres-database'
import { type UnreliableLink, unreliableLink } from '../../testing/unreliable-link'
import { useOwnServer } from '../../testing/use-own-server'
import { openPostgres } from './open-postgres'

let link: UnreliableLink
/** The URL of the database, bypassing the link. */
let directUrl = ''

const setting = useOwnServer(async () => {
  const { url, drop } = await createPostgresDatabase()
  directUrl = url
  link = await unreliableLink(url)
  const db = await openPostgres({ url: link.url })
  return {
    db,
    async drop() {
      await db.close()
      await link.close()
      await drop()
    },
  }
})

const AMOUNT = 1

/** Pays 1.00 and returns the status, the Retry-After header and the body. */
async function pay(
  person: Person,
  liabilityId: string,
  key: string,
): Promise<[number, string | null, string]> {
  const response = await fetch(`${setting.server.url}/api/liabilities/${liabilityId}/pay`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ payment_type: 'partial', payment_account: 'Cash', payment_amount: AMOUNT }),
  })
  return [response.status, response.headers.get('retry-after'), await response.text()]
}

async function debtor(): Promise<{ person: Person; loan: string }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  return { person, loan: id }
}

async function expectPaid(person: Person, amount: number): Promise<void> {
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  expect([assets[0]?.asset_value, liabilities[0]?.remaining_amount]).toEqual([1000 - amount, 1200 - amount])
}

describe.each([
  ['reached the server, but not its answer', 'answer', AMOUNT],
  ['did not reach the server', 'request', 0],
] as const)('a payment whose commit %s', (_, part, saved) => {
  test('is answered with 503, and is applied once when it is retried with its key', async () => {
    const { person, loan } = await debtor()
    const key = randomUUID()
    link.loseCommit('insert into payments', part)
    const [status, retryAfter, body] = await pay(person, loan, key)
    expect([status, retryAfter, JSON.parse(body)]).toMatchObject([503, '1', { code: 'unavailable' }])
    await expectPaid(person, saved)
    const again = await pay(person, loan, key)
    expect(again[0]).toBe(200)
    expect(await pay(person, loan, key)).toEqual(again)
    await expectPaid(person, AMOUNT)
  })
})

/** All debtors pay in a loop, and retry what was refused because the database was unavailable. */
async function payAll(debtors: Awaited<ReturnType<typeof debtor>>[], isOver: () => boolean) {
  const answers: { status: number; retryAfter: string | null }[] = []
  const counts = await Promise.all(
    debtors.map(async ({ person, loan }) => {
      let paid = 0
      while (!isOver()) {
        const key = randomUUID()
        for (let status = 0; status !== 200; ) {
          const [now, retryAfter] = await pay(person, loan, key)
          answers.push({ status: now, retryAfter })
          status = now
          if (status === 503) await sleep(20)
          else if (status !== 200) throw new Error(`A payment was answered with ${status}.`)
        }
        paid += 1
      }
      return paid
    }),
  )
  return { answers, counts }
}

/** As an administrator does, or a crash. */
async function killBackends(): Promise<void> {
  const client = new Client({ connectionString: directUrl })
  await client.connect()
  // Only a superuser may terminate autovacuum, which may be working in this database.
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await client.end()
}

test.each([
  ['the backends are killed', killBackends],
  [
    'the server is away for a second',
    async () => {
      await link.down()
      await sleep(1000)
      await link.up()
    },
  ],
])(
  'while people pay and %s, they get only 503, no payment is lost or applied twice, and payments then succeed again',
  async (_, fault) => {
    const debtors = await Promise.all(Array.from({ length: 8 }, debtor))
    let isOver = false
    const paying = payAll(debtors, () => isOver)
    for (let n = 0; n < 3; n += 1) {
      await sleep(200)
      await fault()
    }
    await sleep(500)
    isOver = true
    const { answers, counts } = await paying
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(new Set(busy.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']))
    for (const [n, { person }] of debtors.entries()) await expectPaid(person, (counts[n] ?? 0) * AMOUNT)
  },
)

test('a server that stops answering is given eight seconds, then its connection is dropped', async () => {
  const { person, loan } = await debtor()
  link.silence(true)
  const start = Date.now()
  const [status] = await pay(person, loan, randomUUID())
  const waited = Date.now() - start
  link.silence(false)
  expect(status).toBe(503)
  expect(waited).toBeGreaterThan(7000)
  expect((await pay(person, loan, randomUUID()))[0]).toBe(200)
  await expectPaid(person, AMOUNT)
})
