// Before each test file: the tests' own build of what the embedded database needs, made before all of them.
jest.mock('../storage/pglite/engine-files', () => ({
  engineProgram: process.env.SOLVENT_TEST_ENGINE_PROGRAM,
  templateFolder: process.env.SOLVENT_TEST_TEMPLATE,
}))
