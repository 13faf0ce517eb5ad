// @ts-check
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Packs a package as npm publishes it.
 *
 * @param {string} from folder of the package
 * @param {string} to folder of the kit
 * @returns {string} the name of the file: `ui.tgz` for `@solvent/ui`, in every version, so that the addresses in a
 *   consumer's package.json stay as they are
 */
export function pack(from, to) {
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', to], {
    cwd: from,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_config_loglevel: 'error' },
    // Windows starts npm.cmd only through a shell.
    shell: process.platform === 'win32',
  })
  const [{ filename }] = JSON.parse(output)
  const file = `${path.basename(from)}.tgz`
  fs.renameSync(path.join(to, filename), path.join(to, file))
  return file
}
