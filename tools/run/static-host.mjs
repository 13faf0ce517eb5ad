// @ts-check
// Serves one release of a remote from an origin of its own: node tools/run/static-host.mjs FOLDER PORT
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

const [folder = '', port = ''] = process.argv.slice(2)
const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))
const prefix = `/${name}/${version}/`

const serve = sirv(folder, {
  immutable: true,
  maxAge: 31536000,
  setHeaders(response) {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Timing-Allow-Origin', '*')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.setHeader('X-Content-Type-Options', 'nosniff')
  },
})

const server = http.createServer((request, response) => {
  const { url = '/' } = request
  if (!url.startsWith(prefix)) return response.writeHead(404).end()
  request.url = url.slice(prefix.length - 1)
  serve(request, response)
})

server.on('error', (error) => {
  console.error(`${name} cannot be served on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(Number(port), '127.0.0.1')
