// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stops the PostgreSQL servers whose Patroni was killed.
 *
 * @param {readonly string[]} dataFolders
 */
export function quitServers(dataFolders) {
  for (const folder of dataFolders) {
    try {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) continue
      process.kill(pid, 'SIGQUIT')
      // A frozen process handles the signal only once it continues.
      process.kill(pid, 'SIGCONT')
    } catch {
      // It is not running.
    }
  }
}
