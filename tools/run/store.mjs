// @ts-check
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

/**
 * The remotes in the registry of a store. Its signature is not verified here; the server does that.
 * @param {string} store
 * @returns {Record<string, { entry?: unknown }>}
 */
function namedRemotes(store) {
  try {
    const current = fs.readFileSync(path.join(store, 'registry/current'), 'utf8').trim()
    const file = path.join(store, 'registry/revisions', `${current.padStart(6, '0')}.json`)
    return JSON.parse(JSON.parse(fs.readFileSync(file, 'utf8')).signed).remotes
  } catch {
    // There is no store yet, or the store program has to report what is wrong with it.
    return {}
  }
}

/**
 * The remotes of a store that are served locally, by port.
 * @param {string} store
 * @returns {Map<string, number>}
 */
export function localPorts(store) {
  const entries = Object.entries(namedRemotes(store)).flatMap(([name, row]) => {
    const url = typeof row?.entry === 'string' && URL.canParse(row.entry) ? new URL(row.entry) : null
    return url?.hostname === 'localhost' && url.port ? [/** @type {const} */ ([name, Number(url.port)])] : []
  })
  return new Map(entries)
}

/**
 * Runs the built program of the release store and shows its output.
 * @param {readonly string[]} args
 * @param {{ isQuiet?: boolean }} [options] `isQuiet` shows what it refuses only
 * @returns {number} its exit code
 */
export function runStoreProgram(args, { isQuiet = false } = {}) {
  const program = path.join(root, 'apps/delivery/dist/main.mjs')
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  })
  return status ?? 1
}
