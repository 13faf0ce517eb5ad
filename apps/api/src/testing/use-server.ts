import { type Setting, settingOn } from './setting'
import type { TestServer } from './start-server'

/** From the test environment: the server of this process, which is built once and outlives the test file. */
declare const workerServer: () => Promise<TestServer>

/**
 * The server that all test files of this process share. People are what keeps tests apart: whatever a file changes
 * beyond its own people, or wants to count, needs `useOwnServer`.
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
