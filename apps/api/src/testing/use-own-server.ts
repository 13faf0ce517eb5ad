import type { TestDatabase } from './postgres-database'
import { type Setting, settingOn } from './setting'
import { startServer } from './start-server'

/** A server for this test file alone, on a new database unless it is given one; made of the modules of the test. */
export function useOwnServer(open?: () => Promise<TestDatabase>): Setting {
  return settingOn(
    async () => startServer(await open?.()),
    (server) => server.stop(),
  )
}
