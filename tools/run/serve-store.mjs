// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'
import { localPorts } from './store.mjs'

/** A change of the registry writes several files. */
const REST_MS = 50

/**
 * Serves each remote of a store whose origin is a port of this machine, from an origin of its own; one that is released
 * later is served, too.
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
      // A remote that stops takes nothing else down; its page says so.
      host.on('exit', () => stopping || console.error(`${title} has stopped; the rest goes on.`))
      host.on('error', (error) => console.error(`${title}: ${error.message}; the rest goes on.`))
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
    /** No host that ends from now on is missed. */
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
