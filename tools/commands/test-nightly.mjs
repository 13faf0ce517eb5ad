// @ts-check
// Tests that take too long for every change: run every night and before a release. Continues after a failed stage.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNpm } from '../run/npm.mjs'
import { runStages } from '../run/stages.mjs'

/** Besides the oldest supported version, on which `npm test` runs. */
const NEWER_NODES = ['24', '26']

/** Tests skip less with this set. */
const NIGHTLY = { TEST_NIGHTLY: '1' }

export function run() {
  return runStages(
    [
      // An unexpected difference between the database engines.
      {
        name: 'Every server test on both engines',
        run: () => runNpm(['test', '-w', '@solvent/api'], { env: NIGHTLY }),
      },
      // A step of a release that only many kills interrupt.
      {
        name: 'Killed publishers',
        run: () => runNpm(['test', '-w', '@solvent/delivery-cli'], { env: NIGHTLY }),
      },
      // A documented command that no longer does what its page says, or a kit that does not build.
      {
        name: 'Commands of the delivery page, a new widget, and a remote in another repository',
        run: () => runNpm(['run', 'repository', '-w', '@solvent/repository'], { env: NIGHTLY }),
      },
      // Session state that a pooler in transaction mode loses.
      { name: 'Server tests through a pooler', run: () => runNpm(['run', 'test:pooler']) },
      // A rule that fails for rare numbers.
      { name: 'Properties on random cases', run: () => runNpm(['run', 'test:deep']) },
      // A Node release that changes threads, files, sockets or signals.
      ...NEWER_NODES.map((version) => ({
        name: `Server tests on Node.js ${version}`,
        run: () => onNode(version),
      })),
      // A rule of docs/security.md whose tests would not notice that it is gone.
      { name: 'Rules removed from the code', run: () => runNpm(['run', 'security:controls']) },
      // Acknowledged payments lost to a kill, a bad disk or a race.
      { name: 'Scenarios', run: () => runNpm(['run', 'test:smoke']) },
      // A screen width, theme or run of updates that breaks something only in a browser.
      {
        name: 'Browser journeys in full',
        run: () => runNpm(['run', 'e2e'], { env: { ...NIGHTLY, SWAPS: '20' } }),
      },
      // A remote fault that breaks or slows down the rest of the app.
      { name: 'Remote faults', run: () => runNpm(['run', 'blast'], { env: NIGHTLY }) },
    ],
    { isPatient: true },
  )
}

/** @param {string} version */
async function onNode(version) {
  const folder = await mkdtemp(path.join(tmpdir(), 'solvent-node-'))
  try {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    const code = await runNpm(['install', '--prefix', folder, ...quiet, `node@${version}`])
    if (code !== 0) return code
    const bin = path.join(folder, 'node_modules/node/bin')
    return await runNpm(['test', '-w', '@solvent/api', '--', '--selectProjects', 'embedded'], {
      env: { PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
