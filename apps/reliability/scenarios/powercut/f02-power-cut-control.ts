import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { testProgram } from '../../harness/app/built-program'
import { missingVolume, Volume } from '../../harness/infrastructure/volume'
import { registerCleanup } from '../../harness/runner/cleanup'
import { withDeadline } from '../../harness/runner/deadline'
import type { Scenario } from '../../harness/runner/scenario'

const VOLUME_MB = 512
const TIMEOUT_MS = 60_000
const MIN_FAILED_SHARE = 0.8

/** Without the guards the same power cut must lose data; otherwise the test could not detect a loss. */
export const powerCutWithoutGuards: Scenario = {
  id: 'F2-control',
  test: 'the same power cut on PGlite as it is delivered, without the guards',
  goal: 'over 80 % of the rounds lose what was acknowledged, or do not open',
  engines: ['embedded'],
  rounds: { short: 1, long: 20 },
  missing: missingVolume,
  async run({ scratch, rounds }) {
    let unopened = 0
    let roundsWithLoss = 0
    let acknowledged = 0
    let lost = 0
    for (let round = 0; round < rounds; round += 1) {
      const volume = new Volume(scratch)
      volume.format(VOLUME_MB)
      volume.mount()
      const dataDir = join(volume.folder, 'data')
      makeDurably(dataDir)
      const written = await writeUntilPowerCut(volume, dataDir)
      acknowledged += written
      await volume.unmount()
      volume.mount()
      const found = count(dataDir)
      if (found === null) unopened += 1
      else if (found < written) {
        roundsWithLoss += 1
        lost += written - found
      }
      await volume.unmount()
    }
    return {
      figure: `without the guards: of ${rounds} rounds ${roundsWithLoss} lost ${lost} acknowledged rows, ${unopened} did not open any more (${acknowledged} acknowledged in all)`,
      reached: (unopened + roundsWithLoss) / rounds > MIN_FAILED_SHARE,
    }
  },
}

/** Creates the database and syncs it to disk, because the first start is not under test. */
function makeDurably(dataDir: string): void {
  execFileSync(process.execPath, [testProgram('unguarded-pglite'), dataDir, 'make'], { timeout: TIMEOUT_MS })
  execFileSync('sync')
}

/** Resolves to the number of acknowledged rows. */
async function writeUntilPowerCut(volume: Volume, dataDir: string): Promise<number> {
  const writer = spawn(process.execPath, [testProgram('unguarded-pglite'), dataDir, 'write'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const unregister = registerCleanup(() => writer.kill('SIGKILL'))
  let last = 0
  const lines = createInterface({ input: writer.stdout })
  lines.on('line', (line) => {
    last = Number(line)
  })
  await withDeadline(TIMEOUT_MS, 'The first row', once(lines, 'line'))
  await sleep(500 + Math.random() * 1500)
  writer.kill('SIGSTOP')
  volume.cut()
  await endOf(writer)
  unregister()
  return last
}

async function endOf(writer: ChildProcess): Promise<void> {
  const closed = once(writer, 'close')
  writer.kill('SIGKILL')
  await closed
}

/** The number of rows after the power cut, or null if the database does not open. */
function count(dataDir: string): number | null {
  // An empty pid file alone would prevent the database from opening.
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  try {
    const output = execFileSync(process.execPath, [testProgram('unguarded-pglite'), dataDir, 'count'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    return Number(output.trim())
  } catch {
    return null
  }
}
