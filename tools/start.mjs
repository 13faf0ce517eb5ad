// @ts-check
// Starts everything: the shell with the API on PORT, and each remote on an origin of its own, from a release store.
// "--built" starts what the last build made. A build takes the files away for a moment before it puts them back, also
// where nothing has changed, and an app of the same folder that runs already still reads them.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findRemotes, portsOf } from './run/found-remotes.mjs'
import { ensureInstalled, root } from './run/install.mjs'
import { keepRunning } from './run/keep-running.mjs'
import { portFromEnv, requireFreePorts } from './run/ports.mjs'
import { runProgram } from './run/program.mjs'
import { serveStore } from './run/serve-store.mjs'
import { serverFlags, serverMemory } from './run/server-flags.mjs'
import { localPorts, runStoreProgram } from './run/store.mjs'

const port = portFromEnv('PORT', 3000)
const remotesPort = portFromEnv('REMOTES_PORT', 3001)
const store = path.resolve(root, process.env.REMOTES_STORE || `.run/store-${port}`)
// Another build of the shell, such as that of an earlier commit.
const shellDir = path.resolve(root, process.env.SHELL_DIR || 'apps/shell/dist')
const remotes = findRemotes()
const names = remotes.map(({ name }) => name)
const ports = portsOf(names, remotesPort, localPorts(store))

ensureInstalled()
await requireFreePorts([
  { port, variable: 'PORT' },
  ...[...ports.values()].map((own) => ({ port: own, variable: 'REMOTES_PORT' })),
])

if (!process.argv.includes('--built')) {
  console.log('Building what changed ...')
  const outputStyle = process.stdout.isTTY ? 'dynamic-legacy' : 'static'
  const built = await runProgram('nx', ['run-many', '-t', 'build', `--output-style=${outputStyle}`])
  if (built !== 0) process.exit(built)
}
releaseWhatChanged()

/** Puts what was built since the last start into the store, and in force. */
function releaseWhatChanged() {
  const common = ['--store', store]
  const shell = path.join(shellDir, 'shell.json')
  // The shell of this folder is the only one that its remotes ever run in. Builds from before there were stores do not say
  // what they give.
  const recorded = fs.existsSync(shell)
    ? runStoreProgram(['shell', shell, '--only', ...common], { isQuiet: true })
    : 0
  const builds = remotes.map(({ app }) => path.join('apps', app, 'dist'))
  const origins = [...ports].flatMap(([name, own]) => ['--origin', `${name}=http://localhost:${own}`])
  const args = ['publish', '--changed', ...builds, ...origins, ...common]
  const released = recorded || runStoreProgram(args, { isQuiet: true })
  if (released === 0) return
  console.error(
    `Not everything could be released into ${store}. It holds nothing but builds: remove it to begin anew.`,
  )
  process.exit(released)
}

const titles = new Map(remotes.map(({ app, name }) => [name, app]))
const hosts = serveStore({ store, ownPort: port, titles })

const api = keepRunning({
  start: () =>
    spawn(process.execPath, [...serverFlags, path.join(root, 'apps/api/dist/main.mjs')], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...serverMemory,
        ...process.env,
        PORT: String(port),
        DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')),
        SHELL_DIR: shellDir,
        REGISTRY_DIR: path.join(store, 'registry'),
        REGISTRY_KEY_FILE: `${store}.key.pub`,
      },
    }),
  onEnd(code) {
    process.exitCode = code
    hosts.stop()
  },
  report: (line) => console.error(line),
})

// Ctrl-C reaches the children, too; the API takes two signals at once for one, and a later one as "at once".
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    hosts.stopping()
    api.stop()
  })
}
