// @ts-check
// One remote of this machine in a deployed shell: npm run dev -- REMOTE --shell https://...
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../run/install.mjs'
import { runProgram } from '../run/program.mjs'
import { clientScript, EVENTS_PATH, SCRIPT_PATH } from './client-script.mjs'
import { forward } from './forward.mjs'
import { withRelease } from './with-release.mjs'

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
])

/** How long a build may take to replace its files. */
const REPLACING_MS = 5000

/** @typedef {{ name: string, version: string } & Record<string, unknown>} Release */

/**
 * Serves a deployed shell from localhost with one of its remotes built here. Everything else, including the server and
 * its data, is the deployed app. Open pages reload after each build.
 *
 * @param {object} options
 * @param {string} options.remote such as `assets`
 * @param {string} options.shell origin of the deployed shell
 * @param {number} options.port
 */
export async function developAgainst({ remote, shell, port }) {
  const folder = path.join(root, '.run/dev', remote)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const ending = new AbortController()
  const build = runProgram('rspack', ['build', '--watch', '--output-path', folder], {
    cwd: `apps/${remote}-mfe`,
    signal: ending.signal,
  })
  /** @type {Set<http.ServerResponse>} the open pages */
  const pages = new Set()
  /** @type {Release | undefined} */
  let latest
  // While a build replaces the folder, the former release is still the current one.
  const release = () => {
    latest = readRelease(folder) ?? latest
    return latest
  }
  watchReleases(folder, () => {
    for (const page of pages) page.write(`data: ${release()?.version}\n\n`)
  })
  const origin = `http://localhost:${port}`
  const server = http.createServer((request, response) => {
    serve(request, response, { folder, shell, origin, release, pages }).catch((error) => {
      if (response.headersSent) return response.destroy()
      response
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end(`${shell} cannot be reached: ${error.message}`)
    })
  })
  server.listen(port, 'localhost', () => {
    console.log(`${remote} of this machine in ${shell} is on ${origin}`)
    console.log('What you save there is saved for real: the data is the deployed one.')
  })
  const stop = () => {
    ending.abort()
    server.close()
    server.closeAllConnections()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  await build
  stop()
  process.exit()
}

/**
 * @param {string} folder
 * @returns {Release | undefined} undefined until the first build has ended
 */
function readRelease(folder) {
  const file = path.join(folder, 'release.json')
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} folder
 * @param {() => void} onRelease
 */
function watchReleases(folder, onRelease) {
  let former = readRelease(folder)?.version
  // Polled: a build may replace the folder, and a watcher of the old one would see no more changes.
  fs.watchFile(path.join(folder, 'release.json'), { interval: 200 }, () => {
    const version = readRelease(folder)?.version
    if (!version || version === former) return
    former = version
    onRelease()
  })
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {{ folder: string, shell: string, origin: string, release: () => Release | undefined,
 *   pages: Set<http.ServerResponse> }} context
 */
async function serve(request, response, { folder, shell, origin, release, pages }) {
  const { pathname } = new URL(request.url ?? '/', origin)
  const current = release()
  if (pathname === EVENTS_PATH) return openEvents(response, pages)
  if (pathname === SCRIPT_PATH) return sendScript(response, clientScript(shell, current))
  if (current && pathname.startsWith(`/${current.name}/`)) return sendFile(response, folder, pathname)
  await forward(request, response, { shell, change: (answer) => withRelease(answer, current, origin) })
}

/**
 * @param {http.ServerResponse} response
 * @param {Set<http.ServerResponse>} pages
 */
function openEvents(response, pages) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write(':\n\n')
  pages.add(response)
  response.on('close', () => pages.delete(response))
}

/**
 * @param {http.ServerResponse} response
 * @param {string} text
 */
function sendScript(response, text) {
  response
    .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text)
}

/**
 * A file of the release, `/<name>/<version>/<file>`. A build replaces them one by one, so a missing one may come soon.
 * @param {http.ServerResponse} response
 * @param {string} folder
 * @param {string} pathname
 */
async function sendFile(response, folder, pathname) {
  const file = path.join(folder, path.basename(pathname))
  const deadline = Date.now() + REPLACING_MS
  while (!fs.existsSync(file) && Date.now() < deadline) await sleep(50)
  if (!fs.existsSync(file)) return response.writeHead(404).end()
  const type = TYPES.get(path.extname(file)) ?? 'application/octet-stream'
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  return response.end(fs.readFileSync(file))
}
