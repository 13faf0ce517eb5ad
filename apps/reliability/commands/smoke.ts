import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { testProgram } from '../harness/app/built-program'
import { registerCleanup } from '../harness/runner/cleanup'
import { inParallel } from '../harness/runner/parallel'
import { type SmokeJob, toSmokeJobs } from '../harness/runner/smoke-jobs'
import { readPlannedScenarios } from '../report/planned-scenarios'

/** Runs a few rounds of the most useful scenarios in parallel; exits with 1 if one misses its goal. */
const { values: options } = parseArgs({
  options: {
    /** How many processes run scenarios in parallel. */
    jobs: { type: 'string', default: '2' },
  },
})

const queue = toSmokeJobs(readPlannedScenarios())
const failed: SmokeJob[] = []
await inParallel(Number(options.jobs), async () => {
  for (let job = queue.shift(); job; job = queue.shift()) {
    if (!(await succeeds(job))) failed.push(job)
  }
})
if (failed.length > 0) {
  const names = failed.map(({ command, engine, only }) => `${only.join(', ')} of test:${command} (${engine})`)
  process.stdout.write(`Failed: ${names.join('; ')}\n`)
}
process.exit(failed.length > 0 ? 1 : 0)

/** Jobs share no files or ports, and each output line names its scenario and engine. */
async function succeeds({ command, engine, only }: SmokeJob): Promise<boolean> {
  const args = ['--short', '--engine', engine, '--only', only.join(',')]
  const child = spawn(process.execPath, [testProgram(command), ...args], { stdio: 'inherit' })
  const unregister = registerCleanup(() => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  unregister()
  return code === 0
}
