import { execFile } from 'node:child_process'
import { type Store, storeEnv } from './api-process'
import { builtProgram } from './built-program'

const LIMIT_MS = 120_000

/** What `npm run verify` finds wrong with data that no server uses; nothing if all is well. */
export async function verify(store: Store): Promise<string[]> {
  const { code, output } = await runApiCommand('verify', store)
  return code === 0 ? [] : [`verify ended with ${code}: ${output}`]
}

/** Runs a command of the server to its end, with its data. */
export function runApiCommand(
  name: string,
  store: Store,
  args: readonly string[] = [],
  more: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, ...storeEnv(store), ...more }
  return new Promise((resolve) => {
    const options = { env, timeout: LIMIT_MS, killSignal: 'SIGKILL' as const }
    const child = execFile(process.execPath, [builtProgram(name), ...args], options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, output: `${stdout}${stderr}`.trim() })
    })
  })
}
