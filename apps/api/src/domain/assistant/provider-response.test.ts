// Engines: none
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { boundedFetch } from './provider-response'

const server = createServer((_, response) => response.writeHead(200).write('{'))
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is never a string
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The garbage collector, as a function. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

test('a response whose body never ends can be aborted, even if memory was garbage-collected meanwhile', async () => {
  const caller = new AbortController()
  const response = await boundedFetch(url, { signal: caller.signal })
  const text = response.text()
  collector()()
  caller.abort(new Error('It took too long.'))
  await expect(text).rejects.toThrow('It took too long.')
})
