// @ts-check

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<number>} run resolves to the exit code
 */

/**
 * Runs stages in sequence and prints how many seconds each took.
 *
 * @param {readonly Stage[]} stages
 * @param {{ isPatient: boolean, before?: readonly { name: string, seconds: number }[] }} options `isPatient` goes on
 *   after a stage that fails; `before` is what has been done already
 * @returns {Promise<number>} the exit code of the first stage that failed, or 0
 */
export async function runStages(stages, { isPatient, before = [] }) {
  const rows = before.map(({ name, seconds }) => ({ name, seconds, result: 'done' }))
  let failed = 0
  for (const { name, run } of stages) {
    console.log(`\n== ${name}`)
    const started = performance.now()
    const code = await run()
    rows.push({
      name,
      seconds: Math.round((performance.now() - started) / 1000),
      result: code === 0 ? 'passed' : 'failed',
    })
    failed ||= code
    if (failed !== 0 && !isPatient) break
  }
  console.log(`\n${table(rows)}`)
  return failed
}

/** @param {readonly { name: string, seconds: number, result: string }[]} rows */
function table(rows) {
  const total = { name: 'Total', seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0), result: '' }
  const all = [...rows, total]
  const width = Math.max(...all.map(({ name }) => name.length))
  const lines = all.map(({ name, seconds, result }) =>
    `${name.padEnd(width)}  ${String(seconds).padStart(6)}  ${result}`.trimEnd(),
  )
  return [`${'Stage'.padEnd(width)}  Seconds`, ...lines].join('\n')
}
