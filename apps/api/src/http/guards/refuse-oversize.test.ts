// Engines: one
import { useServer } from '../../testing/use-server'

const setting = useServer()

async function send(path: string, body: string, token = ''): Promise<{ status: number; body: unknown }> {
  const response = await fetch(setting.server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const TOO_DEEP = { error: 'The request is nested too deeply.', code: 'invalid_request' }

test.each([33, 1_000, 30_000])('a body of %d levels is refused as a bad request', async (levels) => {
  expect(await send('/api/auth/login', nested(levels))).toEqual({ status: 400, body: TOO_DEEP })
})

test('200,000 nested brackets are refused where a body may be large, closed or not', async () => {
  const { token } = await setting.newPerson()
  for (const body of [nested(200_000), '['.repeat(200_000), `{"a":${'{"a":'.repeat(200_000)}`]) {
    expect((await send('/api/import', body, token)).status).toBe(400)
  }
})

test.each(['/api/health', '/no/such/page'])(
  'an address with more than 4,096 characters at %s is refused',
  async (path) => {
    const response = await fetch(`${setting.server.url}${path}?${'x'.repeat(4096)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'The address is too long.', code: 'invalid_request' })
  },
)

test('headers of more than 16 KiB are refused before anything is read', async () => {
  const headers = { 'x-filler': 'x'.repeat(17 * 1024) }
  expect((await fetch(`${setting.server.url}/api/health`, { headers })).status).toBe(431)
})
