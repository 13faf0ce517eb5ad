import type { KeptEngines } from './test-database'

declare const keptEngines: KeptEngines

// Before each test file: the tests' own build of the programs beside the server, made before all of them.
jest.mock('../storage/pglite/engine-files', () => ({
  engineProgram: process.env.SOLVENT_TEST_ENGINE_PROGRAM,
  templateFolder: process.env.SOLVENT_TEST_TEMPLATE,
}))

jest.mock('../domain/plan/plan-program', () => ({ planProgram: process.env.SOLVENT_TEST_PLAN_PROGRAM }))

// The engine of a database that is kept from file to file is the real one, started by an earlier file.
jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<object>('node:worker_threads'),
  Worker: keptEngines.Worker,
}))
