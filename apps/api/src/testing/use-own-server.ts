import type { TestDatabase } from './postgres-database'
import { type Setting, settingOn } from './setting'
import { type ServerOptions, startServer } from './start-server'

/** A server for this test file only, by default on a new database. It runs the test file's modules, including mocks. */
export function useOwnServer(open?: () => Promise<TestDatabase>, options: ServerOptions = {}): Setting {
  return settingOn(
    async () => startServer(await open?.(), undefined, options),
    (server) => server.stop(),
  )
}
