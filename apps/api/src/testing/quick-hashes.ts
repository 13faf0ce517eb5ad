// Jest setup. A test of the cost of a hash unmocks this module.
jest.mock('../domain/secrets/hash-cost', () => jest.requireActual<object>('./quick-hash-cost'))
