import { readFileSync } from 'node:fs'
import { repositoryPath } from '../harness/runner/repository'
import type { PlannedScenario } from './result'

export const PLANNED_FILE = repositoryPath('apps/reliability/scenarios.json')

/** Every scenario of every command on each of its engines, as `--list` has written them. */
export function readPlannedScenarios(): PlannedScenario[] {
  return JSON.parse(readFileSync(PLANNED_FILE, 'utf8')) as PlannedScenario[]
}
