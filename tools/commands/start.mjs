// @ts-check
// Starts everything: the shell with the API on PORT, and each remote on a separate origin, from a release store.
// "--built" starts the last build. A build briefly removes its output, even if nothing has changed, while a running app
// of the same folder still reads it.
import fs from 'node:fs'
import path from 'node:path'
import { runServer } from '../run/api-server.mjs'
import { findRemotes, portsOf } from '../run/found-remotes.mjs'
import { root } from '../run/install.mjs'
import { portFromEnv, requireFreePorts } from '../run/ports.mjs'
import { runProgram } from '../run/program.mjs'
import { serveStore } from '../run/serve-store.mjs'
import { localPorts, runStoreProgram } from '../run/store.mjs'

/**
 * @param {string[]} args
 * @param {{ prepare?: () => number }} [options] `prepare` runs once everything is built, and returns an exit code
 */
export async function run(args, { prepare = () => 0 } = {}) {
  const port = portFromEnv('PORT', 3000)
  const remotesPort = portFromEnv('REMOTES_PORT', 3001)
  const store = path.resolve(root, process.env.REMOTES_STORE || `.run/store-${port}`)
  // Another build of the shell, such as one of an earlier commit.
  const shellDir = path.resolve(root, process.env.SHELL_DIR || 'apps/shell/dist')
  const remotes = findRemotes()
  const names = remotes.map(({ name }) => name)
  const ports = portsOf(names, remotesPort, localPorts(store))
  await requireFreePorts([
    { port, variable: 'PORT' },
    ...[...ports.values()].map((own) => ({ port: own, variable: 'REMOTES_PORT' })),
  ])

  if (!args.includes('--built')) {
    console.log('Building what changed. The first build can take half a minute ...')
    const built = await runProgram('nx', ['run-many', '-t', 'build', '--output-style=static'], {
      isQuiet: true,
    })
    if (built !== 0) return built
  }
  const prepared = prepare()
  if (prepared !== 0) return prepared
  const apps = remotes.map(({ app }) => app)
  const released = releaseWhatChanged({ store, shellDir, apps, ports })
  if (released !== 0) return released

  const titles = new Map(remotes.map(({ app, name }) => [name, app]))
  const hosts = serveStore({ store, ownPort: port, titles })
  serveApp({ port, shellDir, store, hosts })
  return undefined
}

/**
 * Releases what was built since the last start.
 * @param {{ store: string, shellDir: string, apps: string[], ports: ReadonlyMap<string, number> }} options
 * @returns {number} the exit code
 */
function releaseWhatChanged({ store, shellDir, apps, ports }) {
  const common = ['--store', store]
  const shell = path.join(shellDir, 'shell.json')
  // The remotes of this folder run only in its own shell. Builds older than the store do not list what they provide.
  const recorded = fs.existsSync(shell)
    ? runStoreProgram(['shell', shell, '--only', ...common], { isQuiet: true })
    : 0
  const builds = apps.map((app) => path.join('apps', app, 'dist'))
  const origins = [...ports].flatMap(([name, own]) => ['--origin', `${name}=http://localhost:${own}`])
  const args = ['publish', '--changed', '--no-try-on', ...builds, ...origins, ...common]
  const released = recorded || runStoreProgram(args, { isQuiet: true })
  if (released !== 0) {
    console.error(
      `Not everything could be released into ${store}. It holds nothing but builds: remove it to begin anew.`,
    )
  }
  return released
}

/**
 * Serves the shell with the API until a signal ends both and the remotes.
 * @param {{ port: number, shellDir: string, store: string, hosts: ReturnType<typeof serveStore> }} options
 */
function serveApp({ port, shellDir, store, hosts }) {
  const api = runServer({
    port,
    env: {
      SHELL_DIR: shellDir,
      REGISTRY_DIR: path.join(store, 'registry'),
      REGISTRY_KEY_FILE: `${store}.key.pub`,
    },
    onEnd(code) {
      process.exitCode = code
      hosts.stop()
    },
  })
  // Ctrl-C reaches the children, too. The API treats two simultaneous signals as one, and a later one as "stop now".
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      hosts.stopping()
      api.stop()
    })
  }
}
