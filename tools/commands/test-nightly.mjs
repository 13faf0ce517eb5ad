// @ts-check
// What is too long for every change: every night, and before a release. Goes on after a stage that fails.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNpm } from '../run/npm.mjs'
import { runStages } from '../run/stages.mjs'

/** Besides the oldest one that is supported, on which `npm test` runs. */
const NEWER_NODES = ['24', '26']

/** Tests leave out less. */
const NIGHTLY = { TEST_NIGHTLY: '1' }

export function run() {
  return runStages(
    [
      // An answer that depends on the database engine where no test expects it.
      {
        name: 'Every server test on both engines',
        run: () => runNpm(['test', '-w', '@solvent/api'], { env: NIGHTLY }),
      },
      // A step of a release at which only many kills end.
      {
        name: 'Killed publishers',
        run: () => runNpm(['test', '-w', '@solvent/delivery-cli'], { env: NIGHTLY }),
      },
      // A command of a page that no longer does what the page says.
      {
        name: 'Commands of the delivery page, and a new widget',
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
      // Acknowledged payments that a kill, a bad disk or a race loses.
      { name: 'Scenarios', run: () => runNpm(['run', 'test:smoke']) },
      // A width, a look, a number of updates or a fault of a remote at which only a browser shows that something breaks.
      {
        name: 'Browser journeys in full',
        run: () => runNpm(['run', 'e2e'], { env: { ...NIGHTLY, SWAPS: '20', BLAST: 'all' } }),
      },
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
