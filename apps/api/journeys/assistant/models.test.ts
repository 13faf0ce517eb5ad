// Engines: one
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Person } from '@solvent/api-testing/person'
import { getProfile, listModels, updateProfile } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const KEY = 'csk-canary-models-1234'
const UNAVAILABLE = {
  status: 503,
  code: 'models_unavailable',
  error: 'Unable to fetch models. Using default model.',
}

let provider: Server
let reply: RequestListener = () => {}
let requests: { url: string | undefined; authorization: string | undefined }[] = []

beforeAll(async () => {
  provider = createServer((request, response) => {
    requests.push({ url: request.url, authorization: request.headers.authorization })
    reply(request, response)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo // a TCP server's address is never a string
  setting.server.ai.baseUrl = `http://127.0.0.1:${port}/v1`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  requests = []
  setting.server.ai.timeoutMs = 10_000
})

function answerWith(status: number, text: string, headers = {}): void {
  reply = (_, response) => response.writeHead(status, headers).end(text)
}

/** Saves the key while the provider accepts it; the response prepared by the test is used afterwards. */
async function withKey(): Promise<Person> {
  const before = reply
  reply = (_, response) => response.end('{"data":[]}')
  const person = await setting.newPerson()
  const profile = { name: 'A', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: KEY } })
  requests = []
  reply = before
  return person
}

test("the models come from the provider, requested with the person's own key", async () => {
  answerWith(200, JSON.stringify({ object: 'list', data: [{ id: 'llama-big', owned_by: 'x' }, { id: 'a' }] }))
  const person = await withKey()
  expect(await person.answer(listModels)).toEqual({
    models: [
      { id: 'llama-big', name: 'llama-big' },
      { id: 'a', name: 'a' },
    ],
  })
  expect(requests).toEqual([{ url: '/v1/models', authorization: `Bearer ${KEY}` }])
})

test('without a key there are no models, and the provider is not asked', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(listModels)).toEqual({ models: [] })
  expect(requests).toEqual([])
})

test.each<[string, () => void]>([
  ['refuses the key', () => answerWith(401, JSON.stringify({ error: `bad key ${KEY}` }))],
  ['fails', () => answerWith(500, 'oops')],
  ['does not return JSON', () => answerWith(200, `<html>${KEY}</html>`)],
  ['returns unexpected JSON', () => answerWith(200, JSON.stringify({ models: [KEY] }))],
  ['returns more than a megabyte', () => answerWith(200, JSON.stringify({ data: ['x'.repeat(1_000_000)] }))],
  ['breaks the connection', () => (reply = (_, response) => response.destroy())],
])('when the provider %s, the error does not contain the key', async (_, prepare) => {
  prepare()
  const person = await withKey()
  expect(await person.refusal(listModels)).toEqual(UNAVAILABLE)
  expect(setting.server.log.join('')).not.toContain(KEY)
})

test('a redirect is not followed', async () => {
  answerWith(302, '', { location: '/elsewhere' })
  const person = await withKey()
  expect(await person.refusal(listModels)).toEqual(UNAVAILABLE)
  expect(requests.map(({ url }) => url)).toEqual(['/v1/models'])
})

test.each<[string, RequestListener]>([
  ['never responds', () => {}],
  ['stops in the middle', (_, response) => response.writeHead(200).write('{"data":')],
])('a provider that %s times out', async (_, slow) => {
  reply = slow
  setting.server.ai.timeoutMs = 100
  const person = await withKey()
  expect(await person.refusal(listModels)).toEqual(UNAVAILABLE)
})

const WITH_KEY = {
  body: {
    name: 'A',
    monthly_income: 0,
    currency_preference: 'USD',
    selected_model: 'm',
    cerebras_api_key: KEY,
  },
}

test.each([401, 403])('a new key that the provider refuses with %i is not saved', async (status) => {
  answerWith(status, '{}')
  const person = await setting.newPerson()
  expect(await person.refusal(updateProfile, WITH_KEY)).toMatchObject({
    code: 'api_key_refused',
    error: 'The provider refused this API key. Check it and try again.',
  })
  expect(await person.answer(getProfile)).toMatchObject({
    has_api_key: false,
    name: person.email.split('@')[0],
  })
})

test.each<[string, () => void]>([
  ['fails', () => answerWith(500, '{}')],
  ['breaks the connection', () => (reply = (_, response) => response.destroy())],
])(
  'when the provider %s, a new key is saved as not tested, until the models can be listed',
  async (_, prepare) => {
    prepare()
    const person = await setting.newPerson()
    expect(await person.answer(getProfile)).toMatchObject({ has_api_key: false, api_key_tested: false })
    expect(await person.answer(updateProfile, WITH_KEY)).toMatchObject({
      has_api_key: true,
      api_key_tested: false,
      notice: 'We saved your new API key but could not reach the provider to test it.',
    })
    expect(await person.refusal(listModels)).toEqual(UNAVAILABLE)
    expect(await person.answer(getProfile)).toMatchObject({ has_api_key: true, api_key_tested: false })
    answerWith(200, '{"data":[]}')
    await person.answer(listModels)
    expect(await person.answer(getProfile)).toMatchObject({ has_api_key: true, api_key_tested: true })
    expect(setting.server.log.join('')).not.toContain(KEY)
  },
)

test('a save without a new key leaves the stored one as tested or not', async () => {
  const { cerebras_api_key: _, ...withoutKey } = WITH_KEY.body
  const person = await withKey()
  answerWith(500, '{}')
  expect(await person.answer(updateProfile, { body: withoutKey })).toMatchObject({ api_key_tested: true })
  expect(await person.answer(updateProfile, WITH_KEY)).toMatchObject({ api_key_tested: false })
  expect(await person.answer(updateProfile, { body: withoutKey })).toMatchObject({ api_key_tested: false })
})

test('the result of a test is not about a key that replaced the tested one', async () => {
  answerWith(500, '{}')
  const person = await setting.newPerson()
  await person.answer(updateProfile, WITH_KEY)
  const asked = new Promise<ServerResponse>((resolve) => {
    reply = (_, response) => resolve(response)
  })
  const listed = person.answer(listModels)
  const response = await asked
  answerWith(500, '{}')
  await person.answer(updateProfile, {
    body: { ...WITH_KEY.body, cerebras_api_key: 'csk-canary-models-5678' },
  })
  response.end('{"data":[]}')
  await listed
  expect(await person.answer(getProfile)).toMatchObject({ api_key_tested: false })
})
