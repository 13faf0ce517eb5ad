// Engines: both (versions increase on commit)
import { answer } from '@solvent/api-testing/client'
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import { logIn, PASSWORD, type Person } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

interface Reading {
  status: number
  tag: string | null
  text: string
}

/** Reads like a page that has cached the responses with these ETags. */
async function read(person: Person, path: string, ...tags: string[]): Promise<Reading> {
  const response = await fetch(setting.server.url + path, {
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(tags.length > 0 && { 'if-none-match': tags.join(', ') }),
    },
  })
  return { status: response.status, tag: response.headers.get('etag'), text: await response.text() }
}

const DASHBOARD = contracts.getDashboard.path

async function tagOf(person: Person, path = DASHBOARD): Promise<string> {
  const { tag } = await read(person, path)
  if (tag === null) throw new Error(`The answer of ${path} has no tag`)
  return tag
}

/** Paths of the GET endpoints without path parameters, whose responses a page may have cached. */
const CACHED_PATHS = Object.values(contracts).flatMap((one) =>
  isEndpoint(one) &&
  one.method === 'GET' &&
  one.access !== 'guest' &&
  !one.params &&
  !one.download &&
  !one.events
    ? [one.path]
    : [],
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value
}

const WITHOUT_TAG: ReadonlySet<string> = new Set([
  contracts.getBooksCheck.path,
  contracts.getReminders.path,
  contracts.listApiTokens.path,
  contracts.listDevices.path,
  contracts.listModels.path,
  contracts.listSecondFactors.path,
  contracts.listSecurityEvents.path,
  contracts.listWaitingDrafts.path,
  contracts.listWebhookCalls.path,
  contracts.listWebhooks.path,
  contracts.readAccessRequest.path,
])
const REQUIRED_QUERY: Readonly<Record<string, string>> = {
  [contracts.getPlanDrift.path]: '?since=2026-02-01',
  [contracts.previewReceipt.path]: '?asset_value=100',
}

test.each(
  CACHED_PATHS.filter((path) => !WITHOUT_TAG.has(path)).map((path) => path + (REQUIRED_QUERY[path] ?? '')),
)(
  '%s is answered with 304 and nothing else to a page that has it, until something is saved elsewhere',
  async (path) => {
    const person = await setting.newPerson()
    await person.answer(contracts.addLiability, { body: carLoan() })
    // The first read of a plan stores a trace of it.
    await read(person, path)
    const { tag, text } = await read(person, path)
    expect(await read(person, path, tag ?? '')).toEqual({ status: 304, tag, text: '' })
    // Another page has no cached response.
    expect(await read(person, path)).toEqual({ status: 200, tag, text })
    await (await logIn(person)).answer(contracts.addAsset, { body: cash(1000) })
    const changed = await read(person, path, tag ?? '')
    expect(changed.status).toBe(200)
    expect(changed.tag).not.toBe(tag)
    expect(text).not.toBe('')
  },
)

test('a cached response is not sent to an ended session', async () => {
  const person = await setting.newPerson()
  const { text } = await read(person, DASHBOARD)
  expect(await read(person, DASHBOARD)).toMatchObject({ status: 200, text })
  await person.answer(contracts.logout)
  expect(await read(person, DASHBOARD)).toMatchObject({ status: 401, tag: null })
})

test('people who request the same URL get their own responses', async () => {
  const [one, other] = [await setting.newPerson(), await setting.newPerson()]
  await one.answer(contracts.addAsset, { body: cash(1000) })
  await read(one, DASHBOARD)
  expect(JSON.parse((await read(other, DASHBOARD)).text)).toMatchObject({ total_assets: 0 })
  expect(JSON.parse((await read(one, DASHBOARD)).text)).toMatchObject({ total_assets: 1000 })
})

test('a page gets what another device has saved on its next read', async () => {
  const person = await setting.newPerson()
  const tag = await tagOf(person)
  await (await logIn(person)).answer(contracts.addAsset, { body: cash(1000) })
  const { text } = await read(person, DASHBOARD, tag)
  expect(JSON.parse(text)).toMatchObject({ total_assets: 1000 })
})

test('every save changes the ETag', async () => {
  const person = await setting.newPerson()
  let tag = await tagOf(person)
  const unchanged: string[] = []
  async function save<E extends Endpoint>(contract: E, input: Parameters<Person['answer']>[1] = {}) {
    const answered = await person.answer(contract, input)
    const now = await tagOf(person)
    if (now === tag) unchanged.push(contract.name)
    tag = now
    return answered
  }
  const { id: assetId } = await save(contracts.addAsset, { body: cash(1000) })
  await save(contracts.updateAsset, { params: { id: assetId }, body: cash(2000) })
  const { id: debtId } = await save(contracts.addLiability, { body: carLoan() })
  await save(contracts.updateLiability, { params: { id: debtId }, body: newTerms(1300) })
  await save(contracts.payLiability, {
    params: { id: debtId },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 10 },
  })
  const { entries } = await person.answer(contracts.listEntries)
  await save(contracts.undoEntry, { params: { id: entries[0]?.id ?? '' } })
  const { id: bonusId } = await save(contracts.addTentativeAsset, { body: bonus() })
  await save(contracts.updateTentativeAsset, { params: { id: bonusId }, body: bonus({ asset_amount: 600 }) })
  await save(contracts.deleteTentativeAsset, { params: { id: bonusId } })
  await save(contracts.savePlanChoice, { body: { strategy: 'snowball' } })
  const { session_id: id } = await save(contracts.createSession, { body: { title: 'Debts' } })
  await save(contracts.renameSession, { params: { id }, body: { title: 'My debts' } })
  await save(contracts.sendChat, { body: { message: 'spent 5 on lunch', session_id: id } })
  const { entries: spent } = await person.answer(contracts.listEntries, { query: { kind: 'expense' } })
  await save(contracts.changeEntry, { params: { id: spent[0]?.id ?? '' }, body: { note: 'With Ben' } })
  await save(contracts.deleteSession, { params: { id } })
  await save(contracts.deleteAsset, { params: { id: assetId } })
  expect(unchanged).toEqual([])
})

test('invisible changes leave the ETag: a login, a logout, and a repeated save', async () => {
  const person = await setting.newPerson()
  const save = { body: cash(1000), key: 'the-same-key' }
  await person.answer(contracts.addAsset, save)
  const tag = await tagOf(person)
  const elsewhere = await logIn(person)
  await elsewhere.answer(contracts.logout)
  await person.answer(contracts.addAsset, save)
  expect(await tagOf(person)).toBe(tag)
})

test('on another day no ETag matches, and interest that came due is in the response', async () => {
  const person = await setting.newPerson()
  await person.answer(contracts.addLiability, { body: carLoan({ interest_rate: 12 }) })
  const tag = await tagOf(person)
  setting.server.clock.date = '2026-04-01'
  const { status, text } = await read(person, DASHBOARD, tag)
  expect(status).toBe(200)
  expect(JSON.parse(text).total_liabilities).toBeGreaterThan(1200)
  const next = await tagOf(person)
  expect((await read(person, DASHBOARD, next)).status).toBe(304)
})

test("a person's ETag does not match for other people, other URLs and a new account with the same email", async () => {
  const [maya, ben] = [await setting.newPerson(), await setting.newPerson()]
  const tag = await tagOf(maya)
  expect((await read(ben, DASHBOARD, tag)).status).toBe(200)
  expect((await read(maya, contracts.listAssets.path, tag)).status).toBe(200)
  await maya.answer(contracts.deleteAccount, { body: { password: PASSWORD } })
  const { url } = setting.server
  const { access_token: token } = await answer(url, contracts.register, {
    body: { username: 'maya', email: maya.email, password: PASSWORD },
  })
  const { status } = await fetch(url + DASHBOARD, {
    headers: { authorization: `Bearer ${token}`, 'if-none-match': tag },
  })
  expect(status).toBe(200)
})

test('an ETag matches in a list, and if a proxy has made it weak', async () => {
  const person = await setting.newPerson()
  const tag = await tagOf(person)
  expect((await read(person, DASHBOARD, '"other"', `W/${tag}`)).status).toBe(304)
})

test('an ended session gets a 401, not a 304', async () => {
  const person = await setting.newPerson()
  const tag = await tagOf(person)
  await person.answer(contracts.logout)
  expect((await read(person, DASHBOARD, tag)).status).toBe(401)
})

test('volatile responses and errors have no ETag', async () => {
  const person = await setting.newPerson()
  const { session_id: id } = await person.answer(contracts.createSession, { body: { title: 'Debts' } })
  const messages = contracts.listMessages.path.replace('{id}', id)
  expect((await read(person, messages)).tag).toBeNull()
  expect(await read(person, '/api/net-worth?from=2026-03-02&to=2026-03-01')).toMatchObject({
    status: 400,
    tag: null,
  })
})
