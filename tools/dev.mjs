// @ts-check
// Develops everything at once: npm run dev. The page on PORT takes on what is saved of the shell, the remotes and the
// libraries; the server, on the port after it, starts again with what is saved of it.
// Or one remote in a deployed shell, on PORT: npm run dev -- REMOTE --shell https://...
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { developAgainst } from './dev/against-shell.mjs'
import { wantedShell } from './dev/wanted-shell.mjs'
import { ensureInstalled, root } from './run/install.mjs'
import { keepRunning } from './run/keep-running.mjs'
import { portFromEnv, requireFreePorts } from './run/ports.mjs'
import { runProgram } from './run/program.mjs'
import { serverFlags, serverMemory } from './run/server-flags.mjs'

/** What the server is built from. */
const SOURCES = [
  'apps/api/src',
  'libs/contracts/src',
  'libs/money/src',
  'libs/plan/src',
  'libs/quick-entry/src',
]
/** An editor saves a file in several steps. */
const REST_MS = 200

const port = portFromEnv('PORT', 3000)
const apiPort = portFromEnv('REMOTES_PORT', port + 1)

ensureInstalled()
const deployed = await wantedShell()
if (deployed) {
  await requireFreePorts([{ port, variable: 'PORT' }])
  await developAgainst({ ...deployed, port })
}
await requireFreePorts([
  { port, variable: 'PORT' },
  { port: apiPort, variable: 'REMOTES_PORT' },
])

const buildServer = () => runProgram('nx', ['run', '@solvent/api:build', '--output-style=static'])
if ((await buildServer()) !== 0) process.exit(1)

function startServer() {
  return keepRunning({
    start: () =>
      spawn(process.execPath, [...serverFlags, path.join(root, 'apps/api/dist/main.mjs')], {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: {
          ...serverMemory,
          ...process.env,
          PORT: String(apiPort),
          DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')),
        },
      }),
    onEnd: () => ended(),
    report: (line) => console.error(line),
  })
}

let ended = () => {}
let server = startServer()
let stopping = false
const page = new AbortController()
let building = false
let isStale = false

/** Builds the server and starts it in the place of the one that runs; of a build that fails the old one goes on. */
async function renewServer() {
  isStale = true
  if (building) return
  building = true
  while (isStale && !stopping) {
    isStale = false
    if ((await buildServer()) !== 0) continue
    await /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        ended = resolve
        server.stop()
      })
    )
    ended = () => {}
    if (!stopping) server = startServer()
  }
  building = false
}

/** @type {NodeJS.Timeout | undefined} */
let rest
for (const folder of SOURCES) {
  fs.watch(path.join(root, folder), { recursive: true }, () => {
    clearTimeout(rest)
    rest = setTimeout(renewServer, REST_MS)
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    page.abort()
    ended = () => process.exit(0)
    server.stop()
  })
}

await runProgram('rspack', ['dev'], {
  cwd: 'apps/shell',
  env: { PORT: String(port), API_PORT: String(apiPort) },
  signal: page.signal,
})
