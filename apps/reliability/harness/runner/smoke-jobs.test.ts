import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedScenario } from '../../report/result'
import { toSmokeJobs } from './smoke-jobs'

const planned: PlannedScenario[] = JSON.parse(readFileSync(join(__dirname, '../../scenarios.json'), 'utf8'))

test('runs each smoke scenario once per engine, with the command that has it', () => {
  const ids = ['M1', 'M1-control', 'F1', 'F9']
  expect(toSmokeJobs(planned, ids)).toEqual([
    { command: 'load', engine: 'embedded', only: ['M1'] },
    { command: 'load', engine: 'postgres', only: ['M1', 'M1-control'] },
    { command: 'crash', engine: 'embedded', only: ['F1'] },
    { command: 'crash', engine: 'postgres', only: ['F1'] },
    { command: 'faults', engine: 'embedded', only: ['F9'] },
  ])
})

test('covers every command on every engine', () => {
  const jobs = toSmokeJobs(planned).map(({ command, engine }) => `${command} ${engine}`)
  const all = planned.map(({ command, engine }) => `${command.replace('npm run test:', '')} ${engine}`)
  expect(jobs.sort()).toEqual([...new Set(all)].sort())
})

test('refuses a scenario that does not exist', () => {
  expect(() => toSmokeJobs(planned, ['F1', 'F99'])).toThrow('There is no scenario F99.')
})
