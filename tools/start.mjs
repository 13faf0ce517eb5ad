// @ts-check
// Starts everything: the shell with the API on PORT, and each remote on an origin of its own.
// "--built" starts what the last build made. A build takes the files away for a moment before it puts them back, also
// where nothing has changed, and an app of the same folder that runs already still reads them.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, root } from './run/install.mjs'
import { keepRunning } from './run/keep-running.mjs'
import { portFromEnv, requireFreePorts } from './run/ports.mjs'
import { releaseFolder, remotes, writeRegistry } from './run/registry.mjs'
import { run } from './run/run.mjs'

const port = portFromEnv('PORT', 3000)
const remotesPort = portFromEnv('REMOTES_PORT', 3001)
const registryFile = path.join(root, '.run', `registry-${port}.json`)

ensureInstalled()
await requireFreePorts([
  { port, variable: 'PORT' },
  ...remotes.map((_, index) => ({ port: remotesPort + index, variable: 'REMOTES_PORT' })),
])

if (!process.argv.includes('--built')) {
  console.log('Building what changed ...')
  const outputStyle = process.stdout.isTTY ? 'dynamic-legacy' : 'static'
  const built = await run('nx', ['run-many', '-t', 'build', `--output-style=${outputStyle}`])
  if (built !== 0) process.exit(built)
}
writeRegistry(registryFile, remotesPort)

let stopping = false
const hosts = remotes.map((remote, index) => {
  const own = String(remotesPort + index)
  const host = spawn(process.execPath, ['tools/run/static-host.mjs', releaseFolder(remote), own], {
    cwd: root,
    stdio: 'inherit',
  })
  console.log(`${remote} on http://localhost:${own} (process ${host.pid})`)
  // A remote that stops takes nothing else down; its page says so.
  host.on('exit', () => stopping || console.error(`${remote} has stopped; the rest goes on.`))
  host.on('error', (error) => console.error(`${remote}: ${error.message}; the rest goes on.`))
  return host
})

const api = keepRunning({
  start: () =>
    spawn(process.execPath, [path.join(root, 'apps/api/dist/main.mjs')], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')),
        SHELL_DIR: path.join(root, 'apps/shell/dist'),
        REGISTRY_FILE: registryFile,
      },
    }),
  onEnd(code) {
    stopping = true
    process.exitCode = code
    for (const host of hosts) host.kill('SIGTERM')
  },
  report: (line) => console.error(line),
})

// Ctrl-C reaches the children, too; the API takes two signals at once for one, and a later one as "at once".
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    api.stop()
  })
}
