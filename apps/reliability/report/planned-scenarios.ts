import { readFileSync } from 'node:fs'
import { repositoryPath } from '../harness/runner/repository'
import type { PlannedScenario } from './result'

export const PLANNED_FILE = repositoryPath('apps/reliability/scenarios.json')

/** Reads all scenarios of all commands, one per engine, as written by `--list` and `--record`. */
export function readPlannedScenarios(): PlannedScenario[] {
  return JSON.parse(readFileSync(PLANNED_FILE, 'utf8')) as PlannedScenario[]
}
