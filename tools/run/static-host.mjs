// @ts-check
// Serves one release of a remote from an origin of its own: node tools/run/static-host.mjs FOLDER PORT
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
])

// A release is scripts and data; nothing of it is a page.
const GUARDS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

const [folder = '', port = ''] = process.argv.slice(2)
const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))

// Read once: the next build replaces the files, while pages that are open still need those of this release.
const files = new Map(
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const url = `/${name}/${version}/${path.relative(folder, file).replaceAll(path.sep, '/')}`
      return [url, { content: fs.readFileSync(file), type: TYPES.get(path.extname(file)) }]
    }),
)

const server = http.createServer(({ url = '' }, response) => {
  const file = files.get(url.split('?', 1)[0] ?? '')
  if (!file) return response.writeHead(404, GUARDS).end()
  response.writeHead(200, {
    'Content-Type': file.type ?? 'application/octet-stream',
    'Content-Length': file.content.length,
    'Cache-Control': 'public,max-age=31536000,immutable',
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...GUARDS,
  })
  response.end(file.content)
})

server.on('error', (error) => {
  console.error(`${name} cannot be served on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(Number(port), '127.0.0.1')
