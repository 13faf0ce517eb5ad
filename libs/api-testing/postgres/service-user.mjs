// @ts-check
import { execFileSync } from 'node:child_process'

/** PostgreSQL refuses to run as root; these are the usual unprivileged users. */
const SERVICE_USERS = ['postgres', 'nobody']

/**
 * The user to run the server's programs as; empty (the current user) unless we are root.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
export function serviceUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of SERVICE_USERS) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // This system has no such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
}

/** @param {string} kind @param {string} name */
function idOf(kind, name) {
  return Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }))
}
