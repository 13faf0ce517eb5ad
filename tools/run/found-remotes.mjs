// @ts-check
import { root } from './install.mjs'
import { readRemotes } from './read-remotes.mjs'

/**
 * A remote of this repository.
 * @typedef {object} FoundRemote
 * @property {string} app its folder in apps, such as `assets-mfe`
 * @property {string} name its federated name, such as `assets_mfe`
 * @property {number} order where it stands: pages as in the navigation, widgets after them
 */

/**
 * Every app with a remote.json, ordered by port.
 * @returns {FoundRemote[]}
 */
export function findRemotes() {
  return [...readRemotes(root)]
    .flatMap(([remote, description]) => {
      if (!description) return []
      const { place } = description
      const app = `${remote}-mfe`
      const order = place.kind === 'page' ? place.order : Number.POSITIVE_INFINITY
      return [{ app, name: app.replaceAll('-', '_'), order }]
    })
    .sort((one, other) => (one.order === other.order ? 0 : one.order - other.order))
}

/**
 * A local port for each remote: its port in the store if that is one of the available ports, else the first free one.
 * @param {readonly string[]} names
 * @param {number} first
 * @param {ReadonlyMap<string, number>} known
 * @returns {Map<string, number>}
 */
export function portsOf(names, first, known) {
  const end = first + names.length + known.size
  const stored = names.flatMap((name) => {
    const port = known.get(name)
    return port !== undefined && port >= first && port < end ? [/** @type {const} */ ([name, port])] : []
  })
  const ports = new Map(stored)
  const taken = new Set(ports.values())
  let next = first
  for (const name of names) {
    if (ports.has(name)) continue
    while (taken.has(next)) next += 1
    taken.add(next)
    ports.set(name, next)
  }
  return ports
}
