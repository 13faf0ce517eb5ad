import { type Setting, settingOn } from './setting'
import type { TestServer } from './start-server'

/** Set by the test environment: the server of this process, which is built once and outlives the test file. */
declare const workerServer: () => Promise<TestServer>

/**
 * The server shared by all test files of this process. Tests are isolated only by their people: a file that changes or
 * counts anything else needs `useOwnServer`.
 */
export function useServer(): Setting {
  return settingOn(
    async () => {
      const server = await workerServer()
      server.begin()
      return server
    },
    () => {},
  )
}
