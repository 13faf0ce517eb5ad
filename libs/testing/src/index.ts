export { type FakeApi, fakeApi } from './fake-api'
export { maya, newcomer, type Person } from './people'
