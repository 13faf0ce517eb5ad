// Before each test file: properties draw the same cases in every run, unless `npm run test:deep` asks for others. The
// library is configured where a test imports it, because most tests do not.
jest.mock('fast-check', () => {
  const fastCheck = jest.requireActual<typeof import('fast-check')>('fast-check')
  const { PROPERTY_SEED = '20261124', PROPERTY_EFFORT = '1' } = process.env
  const few: unknown = Reflect.get(globalThis, 'casesPerProperty')
  fastCheck.configureGlobal({
    seed: Number(PROPERTY_SEED),
    numRuns: (typeof few === 'number' ? few : 100) * Number(PROPERTY_EFFORT),
    endOnFailure: true,
  })
  return fastCheck
})
