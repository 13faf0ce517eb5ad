import type { EnginePool } from './test-database'

declare const enginePool: EnginePool

// Jest setup: uses the worker programs that the global setup has built for the tests.
jest.mock('../storage/pglite/engine-files', () => ({
  engineProgram: process.env.SOLVENT_TEST_ENGINE_PROGRAM,
  templateFolder: process.env.SOLVENT_TEST_TEMPLATE,
}))

jest.mock('../domain/plan/plan-program', () => ({ planProgram: process.env.SOLVENT_TEST_PLAN_PROGRAM }))

jest.mock('../domain/bank-files/reader-program', () => ({
  readerProgram: process.env.SOLVENT_TEST_BANK_FILE_READER,
}))

// A pooled database uses a real engine, which an earlier test file may have started.
jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<object>('node:worker_threads'),
  Worker: enginePool.Worker,
}))
