// Before each test file: most tests are not about passwords, and sign up hundreds of people. A test that is about
// the cost of a hash unmocks this module.
jest.mock('../domain/secrets/hash-cost', () => ({
  HASH_COST: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
}))
