// @ts-check
// Serves all releases of one remote from a separate origin: node tools/run/static-host.mjs STORE/NAME PORT
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
])

// A release holds scripts and data, but no pages.
const GUARDS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

/** The compressed copies next to a script, in order of preference. */
const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/** A release and one of its files; neither begins with a dot. */
const FILE = /^\/([a-z][a-z0-9_]*)\/([0-9A-Za-z][0-9A-Za-z.+-]*)\/(\w[\w.-]*)$/

const [folder = '', port = ''] = process.argv.slice(2)
const name = path.basename(folder)

/**
 * Opens a file of a release, compressed if the browser accepts that.
 * @param {string} version
 * @param {string} file
 * @param {string} accepted
 */
function open(version, file, accepted) {
  const offered = accepted.split(',').map((each) => each.trim().split(';', 1)[0])
  const candidates = [
    ...ENCODINGS.filter(([encoding]) => offered.includes(encoding)),
    /** @type {const} */ (['', '']),
  ]
  for (const [encoding, suffix] of candidates) {
    try {
      const handle = fs.openSync(path.join(folder, version, file + suffix), 'r')
      return { handle, encoding, size: fs.fstatSync(handle).size }
    } catch {
      // Try the next encoding, then none.
    }
  }
  return null
}

// Read for each request, so that a new release is available immediately. A release itself never changes.
const server = http.createServer(({ url = '', method, headers }, response) => {
  const [, remote, version = '', file = ''] = FILE.exec(url.split('?', 1)[0] ?? '') ?? []
  const found = remote === name ? open(version, file, String(headers['accept-encoding'] ?? '')) : null
  if (!found) return response.writeHead(404, GUARDS).end()
  response.writeHead(200, {
    'Content-Type': TYPES.get(path.extname(file)) ?? 'application/octet-stream',
    'Content-Length': found.size,
    ...(found.encoding && { 'Content-Encoding': found.encoding }),
    Vary: 'Accept-Encoding',
    'Cache-Control': 'public,max-age=31536000,immutable',
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...GUARDS,
  })
  const content = fs.createReadStream('', { fd: found.handle })
  if (method === 'HEAD') {
    content.destroy()
    return response.end()
  }
  // The browser has disconnected.
  pipeline(content, response, () => {})
})

server.on('error', (error) => {
  console.error(`${name} cannot be served on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(Number(port), '127.0.0.1')
