// Engines: one
import SwaggerParser from '@apidevtools/swagger-parser'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { useServer } from '../../testing/use-server'

const setting = useServer()

interface Operation {
  operationId: string
  summary: string
  security: unknown[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  responses: Record<string, unknown>
}

interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

async function description(): Promise<Description> {
  const response = await fetch(`${setting.server.url}/api/openapi.json`)
  return (await response.json()) as Description // the first test validates it
}

/** The validator's type of a document is narrower than what it validates. */
function validate(document: Description): Promise<unknown> {
  return SwaggerParser.validate(structuredClone(document) as never)
}

test('the description is valid OpenAPI 3.1', async () => {
  const document = await description()
  expect(document.openapi).toBe('3.1.0')
  await validate(document)
})

const securityOf = {
  guest: [],
  account: [{ session: [] }],
  read: [{ session: [] }, { apiToken: ['read'] }],
  record: [{ session: [] }, { apiToken: ['record'] }],
  manage: [{ session: [] }, { apiToken: ['manage'] }],
}

test('a broken description fails the validation', async () => {
  const document = await description()
  for (const { get } of Object.values(document.paths))
    if (get) get.parameters = [{ name: 'x', in: 'nowhere' }]
  await expect(validate(document)).rejects.toThrow()
})

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is described and bound',
  async (name, endpoint) => {
    const operation = (await description()).paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, summary: expect.stringMatching(/^[A-Z][a-z ]+$/) })
    expect(operation?.security).toEqual(securityOf[endpoint.access])
    expect(operation?.responses).toHaveProperty('200')
    expect(operation?.responses).toHaveProperty('default')
    const address = setting.server.url + endpoint.path.replace(/\{\w+\}/, 'x')
    const answered = await fetch(address, { method: endpoint.method })
    // A guest endpoint without a body and a query answers an empty request.
    const takesNothing =
      endpoint.access === 'guest' && endpoint.body === undefined && endpoint.query === undefined
    expect(takesNothing ? [200] : [400, 401]).toContain(answered.status)
  },
)

test('params, query, body and header of a call are described', async () => {
  const { paths } = await description()
  const pay = paths['/api/liabilities/{id}/pay']?.post
  expect(pay?.parameters.map(({ name, in: place }) => [name, place])).toEqual([
    ['id', 'path'],
    ['Idempotency-Key', 'header'],
  ])
  expect(Object.keys(pay?.requestBody?.content['application/json']?.schema.properties ?? {})).toEqual([
    'payment_type',
    'payment_account',
    'payment_asset_id',
    'payment_amount',
    'from_savings',
    'scheduled_payment_id',
  ])
  const headersOf = (call?: Operation) =>
    call?.parameters.filter((one) => one.in === 'header').map(({ name }) => name)
  expect(headersOf(paths['/api/chat']?.post)).toEqual(['Idempotency-Key'])
  expect(headersOf(paths['/api/saves']?.get)).toEqual([])
  expect(paths['/api/entries']?.get?.parameters.map(({ name }) => name)).toContain('account_id')
})

test('a call that takes a file is described with bytes as its body', async () => {
  const { paths } = await description()
  expect(paths['/api/bank-files']?.post?.requestBody).toEqual({
    required: true,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
})

test('the page shows every call, runs no script and loads nothing', async () => {
  const response = await fetch(`${setting.server.url}/api/docs`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const page = await response.text()
  for (const { method, path } of allEndpoints) expect(page).toContain(`<code>${method} ${path}</code>`)
  expect(page).not.toMatch(/<script|<link|<img|src=|style=|\son\w+=/)
})
