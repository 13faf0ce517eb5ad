// Engines: both (due calls of all people)
import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { Webhook } from 'standardwebhooks'
import { useOwnServer } from '../../src/testing/use-own-server'
import { openReceiver } from '../../src/testing/webhook-receiver'

const setting = useOwnServer(undefined, { allowsPrivateHosts: true })

const MINUTE_MS = 60_000

type Receiver = Awaited<ReturnType<typeof openReceiver>>
const receivers: Receiver[] = []
afterEach(() => {
  for (const receiver of receivers.splice(0)) receiver.close()
})

async function newReceiver(): Promise<Receiver> {
  const receiver = await openReceiver()
  receivers.push(receiver)
  return receiver
}

function add(person: Person, url: string) {
  return person.answer(contracts.addWebhook, { body: { url, password: PASSWORD } })
}

async function callsOf(person: Person, id: string) {
  return (await person.answer(contracts.listWebhookCalls, { params: { id } })).calls
}

/** A person with cash and a webhook, whose test was delivered. */
async function withWebhook() {
  const [person, receiver] = [await setting.newPerson(), await newReceiver()]
  await person.answer(contracts.addAsset, { body: cash(2000) })
  const { id, secret } = await add(person, receiver.url)
  await eventually(() => expect(receiver.calls).toHaveLength(1))
  return { person, receiver, id, secret }
}

const spend = (person: Person, amount = 12.5) =>
  person.answer(contracts.recordExpense, {
    body: { amount, occurred_on: '2026-03-10', account: 'Cash', category: 'Groceries' },
  })

test('a webhook receives a test, then each entry once, signed', async () => {
  const { person, receiver, id, secret } = await withWebhook()
  const { id: expense } = await spend(person)
  const undone = await person.answer(contracts.undoEntry, { params: { id: expense } })
  await eventually(() => expect(receiver.calls).toHaveLength(3))
  const [test, ...entries] = receiver.verified(secret)
  expect(test).toEqual({ type: 'webhook.added', timestamp: expect.any(String), data: {} })
  const listed = (await person.answer(contracts.listEntries)).entries.filter(({ kind }) => kind !== 'opening')
  expect(entries).toEqual(
    expect.arrayContaining(
      listed.map((entry) => ({ type: 'entry.recorded', timestamp: entry.created_at, data: entry })),
    ),
  )
  expect(receiver.calls.map((call) => call.id)).toEqual(expect.arrayContaining([id, expense, undone.id]))
  expect((await person.answer(contracts.listWebhooks)).webhooks).toMatchObject([{ id, is_working: true }])
  expect(await callsOf(person, id)).toHaveLength(3)
})

test('a changed body or time, and another secret, do not fit the signature', async () => {
  const { receiver, secret } = await withWebhook()
  const [call] = receiver.calls
  const headers = call?.headers ?? {}
  const body = call?.body ?? ''
  const webhook = new Webhook(secret)
  expect(() => webhook.verify(`${body} `, headers)).toThrow('No matching signature')
  const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }
  expect(() => webhook.verify(body, later)).toThrow('No matching signature')
  expect(() => new Webhook(Buffer.alloc(32).toString('base64')).verify(body, headers)).toThrow()
})

test('another person and an earlier entry cause no call', async () => {
  const { receiver } = await withWebhook()
  const other = await setting.newPerson()
  await other.answer(contracts.addAsset, { body: cash(100) })
  const { receiver: theirs, person } = await withWebhook()
  await spend(person)
  await eventually(() => expect(theirs.calls).toHaveLength(2))
  expect(receiver.calls).toHaveLength(1)
})

test('a call that fails is repeated after a minute, later ones wait for it, and all arrive', async () => {
  const { person, receiver, id, secret } = await withWebhook()
  receiver.answer.status = 500
  await spend(person, 1)
  await eventually(async () => {
    expect((await callsOf(person, id))[0]).toMatchObject({ state: 'pending', attempts: 1, status: 500 })
  })
  expect((await person.answer(contracts.listWebhooks)).webhooks).toMatchObject([{ is_working: false }])
  await spend(person, 2)
  await eventually(async () => expect(await callsOf(person, id)).toHaveLength(3))
  expect(receiver.calls).toHaveLength(2)
  receiver.answer.status = 204
  setting.server.clock.aheadMs = MINUTE_MS + 1000
  await eventually(() => expect(receiver.calls).toHaveLength(4))
  const failed = receiver.calls[1]?.id
  expect(receiver.calls.filter((call) => call.id === failed)).toHaveLength(2)
  expect(receiver.verified(secret)).toHaveLength(4)
  await eventually(async () => {
    expect((await callsOf(person, id)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'))
  })
})

/** Whether a webhook waits for its next call after so many failures. */
async function isWaiting(id: string, failures: number): Promise<boolean> {
  const at = setting.server.clock.now().toISOString()
  const rows = await setting.server.db.readEverything((tx) =>
    tx.query('select from webhooks where webhook_id = $1 and failures = $2 and next_attempt_at > $3', [
      id,
      failures,
      at,
    ]),
  )
  return rows.length === 1
}

test('after eight attempts a call has failed, and it can be sent again', async () => {
  const { person, receiver, id } = await withWebhook()
  receiver.answer.status = 410
  await spend(person)
  for (const [index, minutes] of [1, 5, 30, 120, 360, 720, 1440].entries()) {
    // Of these, the first is the test.
    await eventually(() => expect(receiver.calls).toHaveLength(index + 2))
    await eventually(() => expect(isWaiting(id, index + 1)).resolves.toBe(true))
    setting.server.clock.aheadMs += minutes * MINUTE_MS + 1000
  }
  await eventually(() => expect(receiver.calls).toHaveLength(9))
  setting.server.clock.aheadMs = 0
  const failed = await eventually(async () => {
    const [newest] = await callsOf(person, id)
    expect(newest).toMatchObject({ state: 'failed', attempts: 8, status: 410 })
    return newest
  })
  receiver.answer.status = 200
  const body = { event_id: failed?.event_id ?? '' }
  await person.answer(contracts.repeatWebhookCall, { params: { id }, body })
  await eventually(async () => expect((await callsOf(person, id))[0]).toMatchObject({ state: 'delivered' }))
  expect(receiver.calls.at(-1)?.id).toBe(failed?.event_id)
})

test('a receiver that hangs is given up after ten seconds, and slows no other', async () => {
  const hanging = await withWebhook()
  hanging.receiver.answer.status = 'hang'
  await spend(hanging.person)
  await eventually(() => expect(hanging.receiver.calls).toHaveLength(2))
  const { person, receiver } = await withWebhook()
  await spend(person)
  await eventually(() => expect(receiver.calls).toHaveLength(2))
  expect((await callsOf(hanging.person, hanging.id))[0]).toMatchObject({ state: 'pending', attempts: 0 })
  await eventually(async () => {
    expect((await callsOf(hanging.person, hanging.id))[0]).toMatchObject({ attempts: 1, problem: 'timeout' })
  })
})

test('a redirect is not followed', async () => {
  const { person, receiver, id } = await withWebhook()
  const target = await newReceiver()
  Object.assign(receiver.answer, { status: 307, location: target.url })
  await spend(person)
  await eventually(async () => expect((await callsOf(person, id))[0]).toMatchObject({ status: 307 }))
  expect(target.calls).toEqual([])
})

test('a receiver that is not there is unreachable', async () => {
  const [person, receiver] = [await setting.newPerson(), await newReceiver()]
  receiver.close()
  const { id } = await add(person, receiver.url)
  await eventually(async () => {
    expect(await callsOf(person, id)).toMatchObject([{ attempts: 1, problem: 'unreachable', status: null }])
  })
})

test('after removing a webhook nothing is called, and its log is gone', async () => {
  const { person, receiver, id } = await withWebhook()
  await person.answer(contracts.deleteWebhook, { params: { id } })
  await spend(person)
  expect(await person.refusal(contracts.listWebhookCalls, { params: { id } })).toMatchObject({ status: 404 })
  const { receiver: other, person: someone } = await withWebhook()
  await spend(someone)
  await eventually(() => expect(other.calls).toHaveLength(2))
  expect(receiver.calls).toHaveLength(1)
})

test('adding a webhook needs the password and a web address without a login, and five are the most', async () => {
  const person = await setting.newPerson()
  const refusal = (body: object) => person.refusal(contracts.addWebhook, { body })
  expect(await refusal({ url: 'https://a.example', password: 'wrong' })).toMatchObject({
    code: 'wrong_password',
  })
  for (const url of [
    'ftp://a.example',
    'https://me@a.example',
    'a.example',
    `https://${'a'.repeat(500)}.example`,
  ])
    expect(await refusal({ url, password: PASSWORD })).toMatchObject({ fields: [{ field: 'url' }] })
  for (let count = 0; count < 5; count += 1) await add(person, 'https://a.invalid')
  expect(await refusal({ url: 'https://a.invalid', password: PASSWORD })).toMatchObject({
    error: 'You can have at most 5 webhooks. Remove one first',
  })
})

test('the secret is stored only under the key of the server', async () => {
  const { secret } = await withWebhook()
  const rows = await setting.server.db.readEverything((tx) => tx.query('select * from webhooks'))
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  expect(setting.server.log.join('')).not.toContain(secret.slice(6))
})

const PRIVATE = [
  'https://127.0.0.1',
  'https://localhost',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://2130706433',
  'https://0.0.0.0',
  'https://10.0.0.1',
  'https://192.168.0.1',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]',
  'https://100.64.0.1',
  'https://[64:ff9b::7f00:1]',
]

describe('on a server that calls no private addresses', () => {
  const guarded = useOwnServer()

  test('an address without encryption is refused', async () => {
    const person = await guarded.newPerson()
    const body = { url: 'http://a.example', password: PASSWORD }
    expect(await person.refusal(contracts.addWebhook, { body })).toMatchObject({ fields: [{ field: 'url' }] })
  })

  test('no spelling of a private address is called', async () => {
    const results = await Promise.all(
      PRIVATE.map(async (url) => {
        const person = await guarded.newPerson()
        const { id } = await add(person, url)
        return eventually(async () => {
          const { calls } = await person.answer(contracts.listWebhookCalls, { params: { id } })
          expect(calls).toMatchObject([{ attempts: 1, status: null }])
          return [url, calls[0]?.problem]
        })
      }),
    )
    expect(results).toEqual(PRIVATE.map((url) => [url, 'private_address']))
  })
})
