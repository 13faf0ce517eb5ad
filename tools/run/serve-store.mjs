// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'
import { localPorts } from './store.mjs'

/** Debounces the several files that a change of the registry writes. */
const REST_MS = 50

/**
 * Serves each remote of a store whose origin is a local port, including remotes that are released later.
 * @param {object} options
 * @param {string} options.store
 * @param {number} options.ownPort which is not a remote's
 * @param {ReadonlyMap<string, string>} options.titles how a remote is called where it is not by its name
 */
export function serveStore({ store, ownPort, titles }) {
  let stopping = false
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const hosts = new Map()

  function serveNew() {
    for (const [name, port] of localPorts(store)) {
      if (hosts.has(name) || port === ownPort) continue
      const title = titles.get(name) ?? name.replaceAll('_', '-')
      const args = ['tools/run/static-host.mjs', path.join(store, name), String(port)]
      const host = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
      console.log(`${title} on http://localhost:${port} (process ${host.pid})`)
      // A remote that stops affects nothing else; its page shows an error.
      host.on('exit', () => stopping || console.error(`${title} has stopped. Everything else keeps running.`))
      host.on('error', (error) => console.error(`${title}: ${error.message}. Everything else keeps running.`))
      hosts.set(name, host)
    }
  }

  /** @type {NodeJS.Timeout | undefined} */
  let rest
  serveNew()
  const watcher = fs.watch(path.join(store, 'registry'), () => {
    clearTimeout(rest)
    rest = setTimeout(serveNew, REST_MS)
  })
  return {
    /** Call before stopping: hosts that exit from now on are not reported. */
    stopping() {
      stopping = true
    },
    stop() {
      stopping = true
      clearTimeout(rest)
      watcher.close()
      for (const host of hosts.values()) host.kill('SIGTERM')
    },
  }
}
