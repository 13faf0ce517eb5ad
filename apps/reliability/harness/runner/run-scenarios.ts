import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPostgres } from '@solvent/api-testing/postgres-server'
import { recordPlan, recordResult } from '../../report/record-result'
import type { Result } from '../../report/result'
import { endSharedServers } from '../app/shared-server'
import { cleanUpScenario, registerCleanup } from './cleanup'
import { type Options, pickScenarios, readOptions } from './options'
import type { Engine, Outcome, Scenario } from './scenario'

/**
 * Runs the scenarios one after another, prints each figure, and exits: with 1 if a scenario misses its goal, with 2 on
 * invalid options.
 */
export async function runScenarios(command: string, scenarios: readonly Scenario[]): Promise<void> {
  const options = readOptions(scenarios)
  const npmCommand = `npm run test:${command}`
  if (options.record || options.listOnly) recordPlan(npmCommand, scenarios)
  if (options.listOnly) process.exit(0)
  const results: Result[] = []
  for (const [scenario, engine] of pickScenarios(scenarios, options)) {
    const result = await runScenario(scenario, engine, npmCommand, options)
    if (result) results.push(result)
  }
  const failed = results.filter(({ reached }) => !reached)
  if (failed.length > 0) log(`Not reached: ${failed.map(({ id, engine }) => `${id} (${engine})`).join(', ')}`)
  await endSharedServers()
  // A leftover timer or child process would prevent the exit.
  process.exit(failed.length > 0 ? 1 : 0)
}

/** Null if the scenario cannot run on this machine. */
async function runScenario(
  scenario: Scenario,
  engine: Engine,
  command: string,
  options: Options,
): Promise<Result | null> {
  const { id, test, goal } = scenario
  const missing = scenario.missing?.() ?? (engine === 'postgres' ? missingPostgres() : null)
  if (missing !== null) {
    log(`${id} ${engine}: left out, ${missing}`)
    return null
  }
  const rounds = options.rounds ?? (options.short ? scenario.rounds.short : scenario.rounds.long)
  log(`${id} ${engine}: ${test} (${rounds} rounds)`)
  const began = Date.now()
  const load = loadavg()[0] ?? 0
  const outcome = await attempt(scenario, engine, rounds, options)
  const seconds = Math.round((Date.now() - began) / 1000)
  const result: Result = { id, engine, test, goal, command, rounds, seconds, load, ...outcome }
  log(`${id} ${engine}: ${result.reached ? 'reached' : 'NOT REACHED'}: ${result.figure} [${seconds} s]`)
  if (options.record) recordResult(result)
  return result
}

async function attempt(
  scenario: Scenario,
  engine: Engine,
  rounds: number,
  { short, seed }: Options,
): Promise<Outcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'solvent-reliability-'))
  registerCleanup(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const logRound = (line: string) => log(`  ${scenario.id} ${engine}: ${line}`)
  try {
    return await scenario.run({ engine, rounds, short, seed, scratch, log: logRound })
  } catch (error) {
    return { figure: `broke off: ${String(error)}`, reached: false }
  } finally {
    // Also cleans up after a scenario that threw.
    cleanUpScenario()
  }
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
