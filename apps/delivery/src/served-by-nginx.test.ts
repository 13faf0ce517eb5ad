import type { ChildProcess } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fakeBuild } from './testing/fake-build'
import { hasNginx, startNginx } from './testing/nginx'
import { TestStore } from './testing/program'

const served = hasNginx() ? describe : describe.skip
if (!hasNginx())
  process.stderr.write(
    'Left out: the store behind nginx. Install it (Debian: apt-get install nginx-light).\n',
  )

served('a store behind the production nginx configuration', () => {
  let remotes: TestStore
  let nginx: ChildProcess
  let port: number

  beforeAll(async () => {
    remotes = new TestStore()
    await remotes.publish(fakeBuild(remotes.folder))
    cpSync(
      path.join(remotes.store, 'coins_mfe/1.0.0-aaaa'),
      path.join(remotes.store, 'coins_mfe/.new-not-finished'),
      { recursive: true },
    )
    const started = await startNginx({ folder: remotes.folder, store: remotes.store })
    nginx = started.nginx
    port = started.port
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.on('exit', resolve))
    nginx.kill('SIGTERM')
    await ended
    remotes.remove()
  })

  /** The raw response to a path that is not normalized. */
  function get(url: string, accepted = ''): Promise<{ response: http.IncomingMessage; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const options = { port, path: url, headers: { 'Accept-Encoding': accepted } }
      const request = http.get(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => resolve({ response, body: Buffer.concat(parts) }))
      })
      request.on('error', reject)
    })
  }

  const script = '/coins_mfe/1.0.0-aaaa/remoteEntry.js'

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, '', (body: Buffer) => body],
  ])(
    'serves a script as %s for Accept-Encoding %j, immutable and for all origins',
    async (encoding, accepted, read) => {
      const { response, body } = await get(script, accepted)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        vary: expect.stringContaining('Accept-Encoding'),
      })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(read(body)).toEqual(readFileSync(path.join(remotes.store, script)))
    },
  )

  test('serves a new release immediately', async () => {
    const next = '/coins_mfe/2.0.0-next+1/remoteEntry.js'
    expect((await get(next)).response.statusCode).toBe(404)
    await remotes.publish(fakeBuild(remotes.folder, { version: '2.0.0-next+1' }))
    expect((await get(next)).response.statusCode).toBe(200)
  })

  test.each([
    '/registry/current',
    '/registry/revisions/000001.json',
    '/registry/public-key.pem',
    '/coins_mfe/../registry/current',
    '/coins_mfe/.new-not-finished/remoteEntry.js',
    '/coins_mfe/1.0.0-aaaa/',
    '/coins_mfe/1.0.0-aaaa/../../../store.key',
    '/store.key',
    '/.git/config',
    '/',
  ])('serves nothing at %s', async (url) => {
    expect([400, 404]).toContain((await get(url)).response.statusCode)
  })
})
