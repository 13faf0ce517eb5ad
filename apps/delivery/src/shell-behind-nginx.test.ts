import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import tls from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { hasNginx, startNginx } from './testing/nginx'

const served = hasNginx() ? describe : describe.skip

const SCRIPT = 'console.log("Solvent");'.repeat(100)
const COPIES = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) }

served('a server behind the production nginx configuration with TLS', () => {
  let server: http.Server
  let nginx: ChildProcess
  let folder: string
  let client: http2.ClientHttp2Session
  let appPort: number
  let forwarded: http.IncomingHttpHeaders
  /** The requests that reached the server. */
  const requests: string[] = []

  beforeAll(async () => {
    server = http.createServer(({ url = '', headers }, response) => {
      const accepted = String(headers['accept-encoding'] ?? '')
      requests.push(`${url} ${accepted}`)
      forwarded = headers
      const encoding = accepted.includes('br') ? 'br' : 'gzip'
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Content-Encoding': encoding,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'accept-encoding',
      })
      response.end(COPIES[encoding])
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const apiPort = typeof address === 'object' && address ? address.port : 0
    folder = mkdtempSync(path.join(tmpdir(), 'solvent-nginx-'))
    const started = await startNginx({ folder, store: folder, apiPort, isTls: true })
    nginx = started.nginx
    appPort = started.appPort
    // The certificate is self-signed for this test.
    client = http2.connect(`https://127.0.0.1:${started.appPort}`, { rejectUnauthorized: false })
    await once(client, 'connect')
  })
  afterAll(async () => {
    client.close()
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function get(url: string, accepted: string): Promise<{ encoding: string; body: Buffer }> {
    const stream = client.request({ ':path': url, 'accept-encoding': accepted })
    const [headers] = await once(stream, 'response')
    return { encoding: headers['content-encoding'], body: await buffer(stream) }
  }

  test('speaks HTTP/2 with browsers', () => {
    expect(client.alpnProtocol).toBe('h2')
  })

  test('serves the compressed scripts of the build and caches one copy per encoding', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1) {
      expect(await get('/main.1a2b3c4d.js', 'gzip, deflate, br')).toEqual({ encoding: 'br', body: COPIES.br })
      expect(await get('/main.1a2b3c4d.js', 'gzip')).toEqual({ encoding: 'gzip', body: COPIES.gzip })
    }
    expect(requests).toEqual(['/main.1a2b3c4d.js gzip, deflate, br', '/main.1a2b3c4d.js gzip'])
  })

  test('the server gets no address, host or protocol that the client claims', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' }
    // Not from the address of the trusted proxy.
    const options = { rejectUnauthorized: false, localAddress: '127.0.0.2' }
    const stranger = http2.connect(`https://127.0.0.1:${appPort}`, options)
    const stream = stranger.request({ ':path': '/claims', ...claims, 'x-forwarded-proto': 'http' })
    await once(stream, 'response')
    stranger.destroy()
    expect(forwarded).toMatchObject({
      'x-forwarded-for': '127.0.0.2',
      'x-forwarded-host': `127.0.0.1:${appPort}`,
      'x-forwarded-proto': 'https',
    })
  })

  test.each<[string, tls.ConnectionOptions]>([
    ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
    ['a suite without authenticated encryption', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES256-SHA' }],
    ['a suite without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' }],
  ])('refuses a client that offers only %s', async (_, options) => {
    const socket = tls.connect({ port: appPort, rejectUnauthorized: false, ...options })
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/alert/)
  })

  test('accepts a file, but no other long body', async () => {
    const statusOf = async (url: string, method = 'POST') => {
      const stream = client.request({ ':path': url, ':method': method }, { endStream: false })
      stream.end(Buffer.alloc(1_000_000))
      const [headers] = await once(stream, 'response')
      stream.resume()
      return headers[':status']
    }
    expect(await statusOf('/api/bank-files')).toBe(200)
    expect(await statusOf('/api/entries/1/receipt', 'PUT')).toBe(200)
    expect(await statusOf('/api/assets')).toBe(413)
  })
})
