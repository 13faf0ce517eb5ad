// Engines: one
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import type { AnyScope } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

async function newToken(person: Person, scope: AnyScope, name = 'Claude Desktop') {
  return person.answer(contracts.createApiToken, {
    body: { name, scope, expires_in_days: null, password: PASSWORD },
  })
}

/** The official client, connected with a token. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const url = new URL('/mcp', setting.server.url)
  const requestInit = { headers: { Authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
  clients.push(client)
  return client
}

async function indebted(scope: AnyScope) {
  const person = await setting.newPerson()
  await person.answer(contracts.addAsset, { body: cash(2000) })
  await person.answer(contracts.addLiability, { body: carLoan() })
  const { token, id } = await newToken(person, scope)
  return { person, token, tokenId: id, client: await connect(token) }
}

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content
  return { isError: isError ?? false, answer: first?.type === 'text' ? JSON.parse(first.text) : null }
}

const lunch = { amount: 12.5, category: 'Groceries', date: '2026-03-09', account: 'Cash' }

function post(headers: Record<string, string>, body: unknown = {}): Promise<Response> {
  return fetch(`${setting.server.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

test('the official client lists the tools of the assistant, resources and a prompt, and reads with them', async () => {
  const { client } = await indebted('read')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['get_plan', 'record_expense']))
  expect(tools.find(({ name }) => name === 'record_expense')?.inputSchema).toMatchObject({
    properties: { amount: { type: 'number' } },
    required: ['amount'],
  })
  expect((await call(client, 'list_liabilities')).answer).toMatchObject({
    count: 1,
    liabilities: [{ liability_type: 'Car Loan', remaining_amount: 1200 }],
  })
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri).sort()).toEqual([
    'solvent://dues',
    'solvent://month',
    'solvent://plan',
  ])
  const { contents } = await client.readResource({ uri: 'solvent://dues' })
  const [dues] = contents
  expect(JSON.parse(dues && 'text' in dues ? dues.text : '')).toEqual({
    today: '2026-03-10',
    events: [{ on: '2026-03-31', title: 'Car Loan: $100.00 due', details: 'Installment 1 of 12' }],
  })
  const { messages } = await client.getPrompt({ name: 'review_my_month' })
  expect(messages).toMatchObject([{ role: 'user', content: { type: 'text' } }])
})

test.each(Object.keys({ get_plan: 1, list_assets: 1, project: 1, compare_offers: 1, get_summary: 1 }))(
  '%s answers without an error',
  async (tool) => {
    const { client } = await indebted('read')
    expect(await call(client, tool)).toMatchObject({ isError: false, answer: expect.any(Object) })
  },
)

test('what a program may not save becomes a draft, which the person confirms once', async () => {
  const { person, client, tokenId } = await indebted('read')
  const { answer } = await call(client, 'record_expense', lunch)
  expect(answer).toMatchObject({ saved: false, reason: 'program' })
  expect((await person.answer(contracts.listAssets)).assets[0]?.asset_value).toBe(2000)

  const { sessions } = await person.answer(contracts.listSessions)
  expect(sessions).toMatchObject([{ session_id: tokenId, title: 'Claude Desktop' }])
  const { messages } = await person.answer(contracts.listMessages, { params: { id: tokenId } })
  const card = messages[0]?.cards[0]
  expect(card).toMatchObject({ type: 'draft', state: 'open', draft: { reason: 'program' } })
  const id = card?.type === 'draft' ? card.draft.id : ''
  const waiting = async () => (await person.answer(contracts.listWaitingDrafts)).programs
  expect(await waiting()).toEqual([{ program: 'Claude Desktop', count: 1 }])
  const confirm = () => person.answer(contracts.confirmDraft, { params: { id }, body: {} })
  expect(await confirm()).toEqual(await confirm())
  expect((await person.answer(contracts.listAssets)).assets[0]?.asset_value).toBe(1987.5)
  const { entries } = await person.answer(contracts.listEntries)
  expect(entries.find(({ kind }) => kind === 'expense')).toMatchObject({
    author: 'program',
    program: 'Claude Desktop',
  })
  expect(await waiting()).toEqual([])
})

test('a draft that is cancelled waits no longer', async () => {
  const { person, client } = await indebted('read')
  const waiting = async () => (await person.answer(contracts.listWaitingDrafts)).programs[0]?.count
  await call(client, 'record_expense', lunch)
  await call(client, 'record_expense', { ...lunch, amount: 7 })
  expect(await waiting()).toBe(2)
  const { sessions } = await person.answer(contracts.listSessions)
  const { messages } = await person.answer(contracts.listMessages, {
    params: { id: sessions[0]?.session_id ?? '' },
  })
  const [card] = messages[0]?.cards ?? []
  await person.answer(contracts.cancelDraft, { params: { id: card?.type === 'draft' ? card.draft.id : '' } })
  expect(await waiting()).toBe(1)
})

test('a program that may record saves an expense and a payment, under the guards of the assistant', async () => {
  const { person, client } = await indebted('record')
  expect((await call(client, 'record_expense', lunch)).answer).toMatchObject({ saved: [{ amount: 12.5 }] })
  expect((await call(client, 'pay_liability', { liability: 'Car Loan' })).answer).toMatchObject({
    saved: [{ amount: 100 }],
  })
  expect((await call(client, 'record_expense', { ...lunch, amount: 5000 })).answer).toMatchObject({
    saved: false,
    reason: 'above_balance',
  })
  const terms = {
    type: 'Loan',
    amount: 500,
    first_due_date: '2026-04-01',
    frequency: 'monthly',
    installments: 5,
  }
  expect((await call(client, 'add_liability', terms)).answer).toMatchObject({
    saved: false,
    reason: 'program',
  })
  const { entries } = await person.answer(contracts.listEntries)
  const recorded = entries.filter(({ program }) => program === 'Claude Desktop').map(({ kind }) => kind)
  expect(recorded.sort()).toEqual(['expense', 'payment'])
})

test('everything that a program was sent is kept for the person', async () => {
  const { person, client, tokenId } = await indebted('read')
  await call(client, 'list_liabilities')
  const { messages } = await person.answer(contracts.listMessages, { params: { id: tokenId } })
  expect(messages).toMatchObject([{ role: 'assistant', content: 'Claude Desktop: Read your liabilities' }])
  const params = { id: messages[0]?.turn_id ?? '' }
  expect(await person.answer(contracts.getTurn, { params })).toMatchObject({
    provider: 'Claude Desktop',
    model: null,
    steps: ['Read your liabilities'],
    requests: [{ tool: 'list_liabilities', args: {}, result: { count: 1 } }],
  })
})

test('arguments that do not fit and unknown tools get an error, and save nothing', async () => {
  const { person, client } = await indebted('manage')
  const before = await person.answer(contracts.listEntries)
  expect((await client.callTool({ name: 'record_expense', arguments: { amount: 'many' } })).isError).toBe(
    true,
  )
  expect((await call(client, 'pay_liability', { liability: 'No such debt' })).isError).toBe(true)
  await expect(client.callTool({ name: 'drop_everything', arguments: {} })).rejects.toThrow()
  expect(await person.answer(contracts.listEntries)).toEqual(before)
})

test('of each program the newest 1,000 calls are kept, and those whose draft is open', async () => {
  const { person, client, tokenId } = await indebted('read')
  await call(client, 'record_expense', lunch)
  await setting.server.db.asUser(person.userId, async (tx) => {
    await tx.query(
      `insert into chat_turns (user_id, turn_id, session_id, request_key, request_hash, message_id, started_at, worker,
         leased_until, status)
       select $1, id, $2, id::text, '', id, now(), id, now(), 'ok'
       from (select ('01000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 1500) n) new`,
      [person.userId, tokenId],
    )
  })
  await call(client, 'list_liabilities')
  const turns = await setting.server.db.asUser(person.userId, (tx) =>
    tx.query<{ id: string }>(
      `select turn_id as id from chat_turns where user_id = $1 and session_id = $2 order by turn_id`,
      [person.userId, tokenId],
    ),
  )
  // The call with the draft, 1,000 others, and the one that deleted the rest.
  expect(turns).toHaveLength(1002)
  expect(turns[0]?.id).toBe('01000000-0000-7000-8000-000000000501')
  expect((await person.answer(contracts.listWaitingDrafts)).programs).toEqual([
    { program: 'Claude Desktop', count: 1 },
  ])
})

test('a program sees only the books of its person', async () => {
  const [one, other] = [await indebted('read'), await setting.newPerson()]
  const { token } = await newToken(other, 'read')
  const client = await connect(token)
  expect((await call(client, 'list_liabilities')).answer).toMatchObject({ count: 0 })
  expect((await call(one.client, 'list_liabilities')).answer).toMatchObject({ count: 1 })
})

describe('a request is refused', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
  }
  const accept = 'application/json, text/event-stream'

  test('without a token, of a page, revoked, or of another kind', async () => {
    const { person, token, tokenId } = await indebted('read')
    const calendar = await newToken(person, 'calendar')
    await person.answer(contracts.revokeApiToken, { params: { id: tokenId } })
    for (const bad of [undefined, person.token, token, 'abc']) {
      const answered = await post(bad ? { accept, authorization: `Bearer ${bad}` } : { accept }, initialize)
      expect([answered.status, answered.headers.get('www-authenticate')]).toEqual([
        401,
        `Bearer resource_metadata="${setting.server.url}/.well-known/oauth-protected-resource/mcp"`,
      ])
    }
    const answered = await post({ accept, authorization: `Bearer ${calendar.token}` }, initialize)
    expect(answered.status).toBe(403)
  })

  test('from a page of another site', async () => {
    const { token } = await indebted('read')
    const headers = { accept, authorization: `Bearer ${token}` }
    expect((await post({ ...headers, origin: 'https://evil.example' }, initialize)).status).toBe(403)
    expect((await post({ ...headers, origin: setting.server.url }, initialize)).status).toBe(200)
  })
})
