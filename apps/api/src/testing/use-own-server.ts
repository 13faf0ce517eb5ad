import type { TestDatabase } from './postgres-database'
import { type Setting, settingOn } from './setting'
import { startServer } from './start-server'

/** A server for this test file only, by default on a new database. It runs the test file's modules, including mocks. */
export function useOwnServer(open?: () => Promise<TestDatabase>): Setting {
  return settingOn(
    async () => startServer(await open?.()),
    (server) => server.stop(),
  )
}
